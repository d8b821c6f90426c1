import { divideMoney } from '@maidan/money'

/** A fraction of a minor unit's multiple: `numerator` over a common denominator. */
export type Part = Readonly<{ key: number; numerator: bigint }>

/**
 * Rounds fractions to whole minor units that sum to exactly `totalMinor`: each gets its floor, and
 * what is then missing goes, one unit each, to the largest remainders, of equal ones to the lower
 * key. So no part ends below its floor or above its floor and one.
 *
 * Throws `RangeError` if the total is not within reach of the floors.
 */
export function apportion(
  parts: readonly Part[],
  denominator: bigint,
  totalMinor: bigint,
): ReadonlyMap<number, bigint> {
  const floors = parts.map(({ key, numerator }) => {
    const floorMinor = divideMoney(numerator, denominator, 'floor')
    return { key, floorMinor, remainder: numerator - floorMinor * denominator }
  })
  const missing = totalMinor - floors.reduce((sum, { floorMinor }) => sum + floorMinor, 0n)
  if (missing < 0n || missing > BigInt(parts.length)) {
    throw new RangeError(`${totalMinor} cannot be shared out among these parts`)
  }
  const ranked = floors.toSorted((a, b) => Number(b.remainder - a.remainder) || a.key - b.key)
  return new Map(
    ranked.map(({ key, floorMinor }, rank) => [key, floorMinor + (rank < missing ? 1n : 0n)]),
  )
}
