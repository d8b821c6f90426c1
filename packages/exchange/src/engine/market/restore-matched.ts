import { addHouseBet } from '../house/house-loss.ts'
import type { LiveMarket } from './live-market.ts'
import { addMatched, positionOf, type BetAmounts } from './positions.ts'

/** Puts back what a player had matched on some terms when the market was last stored. */
export function restoreMatched(
  market: LiveMarket,
  { playerId, bet, withHouse }: { playerId: number; bet: BetAmounts; withHouse: boolean },
) {
  addMatched(positionOf(market.positions, playerId).matched, bet)
  if (withHouse) addHouseBet(market, playerId, bet)
}
