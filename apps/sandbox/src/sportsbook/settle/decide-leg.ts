import type { Verdict } from '@maidan/casino'
import type { Bet } from '../bets/bet.ts'
import type { Leg } from '../bets/leg.ts'
import { RESULT_WAIT_HOURS } from '../book-game.ts'
import type { MatchFacts, MatchResult } from '../feed/feed-shapes.ts'
import { ownMarketOf } from '../markets/market-id.ts'
import { decideOwnMarket, type Decided } from './decide-own-market.ts'

type Taken = Pick<Leg, 'marketId' | 'selectionId' | 'startsAt'> & Pick<Bet, 'placedAt'>

/**
 * What the facts of a match make of a selection; null while it has to wait. What nobody won is
 * void, and so is a match that has no result for `RESULT_WAIT_HOURS` after its start. What was placed
 * after its market was decided is void too: nobody may bet on what is known.
 */
export function decideLeg(leg: Taken, facts: MatchFacts | null, nowMs: number): Verdict | null {
  const decided = facts && decidedNow(leg, facts)
  if (decided === null) {
    const waitMs = RESULT_WAIT_HOURS * 3_600_000
    return nowMs - leg.startsAt.getTime() > waitMs ? 'void' : null
  }
  return Date.parse(decided.decidedAt) < leg.placedAt.getTime() ? 'void' : decided.verdict
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
