import type { SlotGame } from './slot-game.ts'

/**
 * One unit of a bet in minor units. Throws `RangeError` for a bet that is not positive or that the
 * game's `costUnits` do not divide: no part of a bet may be lost to rounding.
 */
export function unitMinorOf({ code, costUnits }: SlotGame, betMinor: bigint): bigint {
  const cost = BigInt(costUnits)
  if (betMinor <= 0n || betMinor % cost !== 0n) {
    throw new RangeError(`${code} takes bets in multiples of ${cost} minor units, not ${betMinor}`)
  }
  return betMinor / cost
}
