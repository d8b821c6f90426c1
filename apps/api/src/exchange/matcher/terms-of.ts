import type { Claim } from '@maidan/exchange'
import type { BetSide, Terms } from '@maidan/exchange/engine'

/** What a row of `exchange_order` says of what it bets on. */
export type TermsRow = {
  runner_id: bigint | null
  claim: Claim | null
  side: BetSide
  tick: number | null
  rate_hundredths: number | null
}

/** The terms of a bet as its row keeps them. */
export function termsOf(row: TermsRow): Terms {
  const { side } = row
  const rateCenti = row.rate_hundredths ?? 0
  if (side === 'yes' || side === 'no') {
    if (!row.claim) throw new Error('a bet on a score without its claim')
    return { on: 'claim', claim: row.claim, side, rateCenti }
  }
  const runnerId = Number(row.runner_id)
  if (row.tick !== null) return { on: 'ladder', runnerId, side, tick: row.tick }
  return { on: 'rate', runnerId, side, rateCenti }
}
