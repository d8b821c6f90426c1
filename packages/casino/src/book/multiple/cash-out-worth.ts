import { divideMoney } from '@maidan/money'
import { combinedOdds } from './combined-odds.ts'
import { countingOdds, settleLegs, type DecidedLeg } from './settle-legs.ts'

/** What the house keeps of a bet's fair worth when it buys the bet back, in hundredths of a percent. */
export const CASH_OUT_MARGIN_BPS = 600

/** A selection of an open bet; `now` is what its market quotes it at, needed while it is open. */
export type PricedLeg = DecidedLeg &
  Readonly<{ now: Readonly<{ oddsCenti: number; marginBps: number }> | null }>

const WHOLE_BPS = 10_000n
const CENTI = 100n

/**
 * What a bet can be given back for, in whole minor units; null while that cannot be said: it is decided,
 * one of its selections is open and not quoted, or nothing of it is left to pay.
 *
 * Its fair worth is what it returns times the chances of all that is open. A chance is one over the odds
 * of now with the margin of their market taken out again. From the fair worth the house keeps
 * `CASH_OUT_MARGIN_BPS`. Odds are cut to steps of 5 % at most, less than the margin that every selection
 * was bought with, so that choosing the moment by them never pays.
 */
export function cashOutWorth(stakeMinor: bigint, legs: readonly PricedLeg[]): bigint | null {
  if (settleLegs(legs) !== null) return null
  const open = legs.filter(({ verdict }) => verdict === null)
  const { numerator, denominator } = combinedOdds(countingOdds(legs))
  let paid = stakeMinor * numerator * WHOLE_BPS
  let over = denominator * (WHOLE_BPS + BigInt(CASH_OUT_MARGIN_BPS))
  for (const { now } of open) {
    if (now === null) return null
    paid *= CENTI * WHOLE_BPS
    over *= BigInt(now.oddsCenti) * (WHOLE_BPS + BigInt(now.marginBps))
  }
  const worthMinor = divideMoney(paid, over, 'floor')
  return worthMinor > 0n ? worthMinor : null
}
