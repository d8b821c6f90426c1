import type { At } from '../at.ts'
import { noteOrder, type MatchedPart } from '../changes.ts'
import { addHouseBet } from '../house/house-loss.ts'
import { addMatched, positionOf, type BetAmounts } from '../market/positions.ts'
import { betOf } from '../market/profit-of.ts'
import { closeIfDone } from './order-entry.ts'

/** Matches a part of an order at the given terms, which may be better than its own. */
export function matchOrder(
  at: At,
  match: Pick<MatchedPart, 'order' | 'terms' | 'matchId' | 'stakeMinor' | 'withHouse'>,
) {
  const { market, changes, nowMs } = at
  const { order, terms, stakeMinor, withHouse } = match
  const bet = betOf(terms, stakeMinor)
  order.matchedMinor += stakeMinor
  addMatched(positionOf(market.positions, order.playerId).matched, bet)
  if (withHouse) noteHouseBet(at, order.playerId, bet)
  changes.matches.push({ ...match, market, profitMinor: bet.profitMinor, atMs: nowMs })
  closeIfDone(market, order)
  noteOrder(changes, market, order)
}

/** What the market may cost the house now counts at once against its limits elsewhere. */
function noteHouseBet({ market, changes, risk }: At, playerId: number, bet: BetAmounts) {
  addHouseBet(market, playerId, bet)
  risk.note(market)
  changes.markets.add(market)
}
