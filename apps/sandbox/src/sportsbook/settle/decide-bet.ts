import type { Bet, BetResult } from '../bets/bet.ts'
import { RESULT_WAIT_HOURS } from '../book-game.ts'
import type { MatchResult } from '../feed/feed-shapes.ts'

type Taken = Pick<Bet, 'selectionId' | 'placedAt' | 'startsAt'>

/**
 * What a match's result makes of a bet; null while the bet has to wait. A match without a winner
 * gives stakes back, and so does one that has no result for `RESULT_WAIT_HOURS` after its start. A bet
 * that was placed after its match was decided is void too: nobody may bet on a known result.
 */
export function decideBet(bet: Taken, result: MatchResult | null, nowMs: number): BetResult | null {
  if (result === null) {
    const waitMs = RESULT_WAIT_HOURS * 3_600_000
    return nowMs - bet.startsAt.getTime() > waitMs ? 'void' : null
  }
  if (Date.parse(result.decidedAt) < bet.placedAt.getTime()) return 'void'
  switch (result.kind) {
    case 'won':
      return String(result.SelectionId) === bet.selectionId ? 'won' : 'lost'
    case 'tie':
    case 'no_result':
      return 'void'
  }
}
