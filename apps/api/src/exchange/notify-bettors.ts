import type { Bus } from '../platform/live/bus.ts'
import type { MatcherNews } from './matcher/matcher-work.ts'

/** Tells players that a market of theirs has moved; they ask for what is true now. */
export function notifyBettors(bus: Bus, { changes }: MatcherNews) {
  for (const [market, players] of changes.touched)
    for (const playerId of players)
      bus.publish({ playerId: BigInt(playerId), event: { type: 'bets', market_id: market.code } })
}
