/** How many ways there are to choose some of all. */
export function waysToChoose(all: number, some: number): bigint {
  let ways = 1n
  for (let step = 1; step <= some; step += 1)
    ways = (ways * BigInt(all - some + step)) / BigInt(step)
  return ways
}
