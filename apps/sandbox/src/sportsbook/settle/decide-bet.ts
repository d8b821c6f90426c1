import type { Verdict } from '@maidan/casino'
import type { Bet, BetResult } from '../bets/bet.ts'
import { RESULT_WAIT_HOURS } from '../book-game.ts'
import type { MatchFacts, MatchResult } from '../feed/feed-shapes.ts'
import { ownMarketOf } from '../markets/market-id.ts'
import { decideOwnMarket, type Decided } from './decide-own-market.ts'

type Taken = Pick<Bet, 'marketId' | 'selectionId' | 'placedAt' | 'startsAt'>

/**
 * What the facts of a match make of a bet; null while the bet has to wait. What nobody won gives
 * stakes back, and so does a match that has no result for `RESULT_WAIT_HOURS` after its start. A bet
 * that was placed after its market was decided is void too: nobody may bet on what is known.
 */
export function decideBet(bet: Taken, facts: MatchFacts | null, nowMs: number): BetResult | null {
  const decided = facts && decidedNow(bet, facts)
  if (decided === null) {
    const waitMs = RESULT_WAIT_HOURS * 3_600_000
    return nowMs - bet.startsAt.getTime() > waitMs ? 'void' : null
  }
  return Date.parse(decided.decidedAt) < bet.placedAt.getTime() ? 'void' : decided.verdict
}

function decidedNow({ marketId, selectionId }: Taken, facts: MatchFacts): Decided | null {
  const own = ownMarketOf(marketId)
  if (own !== null) return decideOwnMarket(facts, { ownId: own.ownId, selectionId })
  const { market } = facts
  return market && { verdict: winnerVerdict(market, selectionId), decidedAt: market.decidedAt }
}

function winnerVerdict({ kind, SelectionId }: MatchResult, selectionId: string): Verdict {
  switch (kind) {
    case 'won':
      return String(SelectionId) === selectionId ? 'won' : 'lost'
    case 'tie':
    case 'no_result':
      return 'void'
  }
}
