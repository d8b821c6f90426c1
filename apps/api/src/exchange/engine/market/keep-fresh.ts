import { applyMarketCommand } from '@maidan/exchange'
import type { MarketRoom } from './live-market.ts'

/**
 * Notes that the feed stood by its prices at a moment. In play that is not enough: a match whose
 * news hang somewhere would look quiet, so its odds are as old as their own last news, and its
 * lines no younger than its odds. A market without any price stays without.
 */
export function keepFresh(rooms: readonly MarketRoom[], atMs: number) {
  const oddsAtMs = new Map(
    rooms
      .filter(({ kind }) => kind === 'match_odds')
      .map(({ eventId, life }) => [eventId, life.lastPriceAtMs ?? 0]),
  )
  for (const room of rooms) {
    const ownMs = oddsAtMs.get(room.eventId) ?? 0
    if (room.kind !== 'match_odds') see(room, Math.min(atMs, ownMs))
    else if (!room.life.isInPlay) see(room, atMs)
  }
}

function see(room: MarketRoom, atMs: number) {
  if (room.life.lastPriceAtMs === null) return
  const moved = applyMarketCommand(room.life, { type: 'price_seen', atMs })
  if (moved.ok) room.life = moved.market
}
