import { coveredSpot } from './every-spot.ts'
import type { RouletteOutcome } from './pockets.ts'
import { spotKey, type RouletteSpot } from './spot.ts'

/** A won stake is worth as many stakes as this divided by the numbers it stands on, itself included. */
const SHARED_OUT = 36

/** How many numbers a spot wins on; it divides 36. Throws for a spot that the layout does not have. */
export function coverOf(spot: RouletteSpot): readonly number[] {
  const covered = coveredSpot(spotKey(spot))
  if (covered === undefined) throw new RangeError(`The layout has no spot ${spotKey(spot)}`)
  return covered.covers
}

/** What a won stake is paid on top of its return, for one: 35 on a number, 1 on a colour. */
export function paysToOne(spot: RouletteSpot): number {
  return SHARED_OUT / coverOf(spot).length - 1
}

/** What a stake is paid, in minor units, its return included. */
export function payMinor(
  stakeMinor: bigint,
  spot: RouletteSpot,
  { number }: RouletteOutcome,
): bigint {
  return coverOf(spot).includes(number) ? stakeMinor * BigInt(paysToOne(spot) + 1) : 0n
}
