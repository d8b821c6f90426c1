import { applyMarketCommand } from '../../market/apply-market-command.ts'
import type { LiveMarket } from './live-market.ts'

/**
 * Notes that the feed stood by its prices at a moment. In play that is not enough: a match whose
 * news hang somewhere would look quiet, so its odds are as old as their own last news, and its
 * lines are kept no younger than its odds. A line's own news count for themselves: where the odds have
 * been silent for long, a line that is priced stays fresh for as long as that price may be old. A market
 * without any price stays without.
 */
export function keepFresh(markets: readonly LiveMarket[], atMs: number) {
  const odds = markets.filter(({ kind }) => kind === 'match_odds')
  for (const market of odds) if (!market.life.isInPlay) see(market, atMs)
  const oddsAtMs = new Map(odds.map(({ eventId, life }) => [eventId, life.lastPriceAtMs ?? 0]))
  for (const market of markets)
    if (market.kind !== 'match_odds') see(market, Math.min(atMs, oddsAtMs.get(market.eventId) ?? 0))
}

function see(market: LiveMarket, atMs: number) {
  if (market.life.lastPriceAtMs === null) return
  const moved = applyMarketCommand(market.life, { type: 'price_seen', atMs })
  if (moved.ok) market.life = moved.market
}
