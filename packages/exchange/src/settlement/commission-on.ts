import { percentOf } from '@maidan/money'

/**
 * The commission on what a player wins on one market as a whole: nothing on a loss, and nothing on
 * single winning bets. Rounded down, so that the player keeps the fraction and it never exceeds the
 * winnings. The rate is in hundredths of a percent, from 0 to 100 %.
 */
export function commissionOn(netWinningsMinor: bigint, rateCenti: bigint): bigint {
  if (rateCenti < 0n || rateCenti > 10_000n) {
    throw new RangeError(`${rateCenti} hundredths of a percent is not a commission`)
  }
  return netWinningsMinor > 0n ? percentOf(netWinningsMinor, rateCenti, 'floor') : 0n
}
