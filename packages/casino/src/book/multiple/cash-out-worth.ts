import { divideMoney } from '@maidan/money'
import { joined, type Fraction } from './joined-fraction.ts'
import { settleLegs, type DecidedLeg } from './settle-legs.ts'
import { allTogether, type Sizes } from './sizes.ts'

/** What the house keeps of a bet's fair worth when it buys the bet back, in hundredths of a percent. */
export const CASH_OUT_MARGIN_BPS = 600

/** A selection of an open bet; `now` is what its market quotes it at, needed while it is open. */
export type PricedLeg = DecidedLeg &
  Readonly<{ now: Readonly<{ oddsCenti: number; marginBps: number }> | null }>

const WHOLE_BPS = 10_000n
const CENTI = 100n
const NOTHING: Fraction = { numerator: 0n, denominator: 1n }
const STAKE: Fraction = { numerator: 1n, denominator: 1n }

/**
 * What a bet can be given back for, in whole minor units; null while that cannot be said: it is decided,
 * one of its selections is open and not quoted, or nothing of it is left to pay.
 *
 * Its fair worth is what it returns times the chances of all that is open; of a system, the sum of what
 * its bets are worth. A chance is one over the odds of now with the margin of their market taken out
 * again. From the fair worth the house keeps `CASH_OUT_MARGIN_BPS`. Odds are cut to steps of 5 % at most,
 * less than the margin that every selection was bought with, so that choosing the moment by them never pays.
 */
export function cashOutWorth(
  stakeMinor: bigint,
  legs: readonly PricedLeg[],
  sizes: Sizes = allTogether(legs.length),
): bigint | null {
  if (settleLegs(legs, sizes) !== null) return null
  const worths = legs.map(legWorth)
  if (!worths.every((worth) => worth !== null)) return null
  const { numerator, denominator } = joined(worths, sizes)
  const worthMinor = divideMoney(
    stakeMinor * numerator * WHOLE_BPS,
    denominator * (WHOLE_BPS + BigInt(CASH_OUT_MARGIN_BPS)),
    'floor',
  )
  return worthMinor > 0n ? worthMinor : null
}

/** What a unit on a selection is fairly worth; null while it is open and not quoted. */
function legWorth({ oddsCenti, verdict, now }: PricedLeg): Fraction | null {
  switch (verdict) {
    case 'won':
      return { numerator: BigInt(oddsCenti), denominator: CENTI }
    case 'lost':
      return NOTHING
    case 'void':
      return STAKE
    case null:
      return (
        now && {
          numerator: BigInt(oddsCenti) * WHOLE_BPS,
          denominator: BigInt(now.oddsCenti) * (WHOLE_BPS + BigInt(now.marginBps)),
        }
      )
  }
}
