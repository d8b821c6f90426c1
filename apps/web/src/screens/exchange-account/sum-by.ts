import { readMinor } from '../../lib/read-money.ts'

export type Sum<T> = { name: string; netMinor: bigint; members: T[] }

/** Groups by a name, in the order in which the names come; what was replaced is in no group's sum. */
export function sumBy<T extends { net: string; replaced?: boolean }>(
  items: readonly T[],
  nameOf: (item: T) => string,
): Sum<T>[] {
  const sums = new Map<string, Sum<T>>()
  for (const item of items) {
    const name = nameOf(item)
    const sum = sums.get(name) ?? { name, netMinor: 0n, members: [] }
    if (item.replaced !== true) sum.netMinor += readMinor(item.net)
    sum.members.push(item)
    sums.set(name, sum)
  }
  return [...sums.values()]
}
