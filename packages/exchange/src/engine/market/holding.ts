import type { LiveOrder } from '../orders/live-order.ts'
import { liabilityOf } from './liability-of.ts'
import type { LiveMarket } from './live-market.ts'
import { positionOf } from './positions.ts'

/** What has to be held for a player in a market. */
export type Holding = { market: LiveMarket; playerId: number; heldMinor: bigint }

/** What new orders need held: as much as they could lose, and no less than is held now. */
export function holdingFor(
  market: LiveMarket,
  playerId: number,
  added: readonly LiveOrder[],
): Holding {
  const neededMinor = liabilityOf(market, playerId, added)
  const { heldMinor } = positionOf(market.positions, playerId)
  return { market, playerId, heldMinor: neededMinor > heldMinor ? neededMinor : heldMinor }
}

/** What has to be held where it is not what is held; null where it is (law 14). */
export function surplusOf(market: LiveMarket, playerId: number): Holding | null {
  const heldMinor = liabilityOf(market, playerId)
  const position = positionOf(market.positions, playerId)
  return heldMinor === position.heldMinor ? null : { market, playerId, heldMinor }
}

/** How much more is to be held; below 0 so much is free again. */
export function moreOf({ market, playerId, heldMinor }: Holding): bigint {
  return heldMinor - positionOf(market.positions, playerId).heldMinor
}

/** Notes that so much is held now. */
export function takeHolding({ market, playerId, heldMinor }: Holding) {
  const position = positionOf(market.positions, playerId)
  position.heldMinor = heldMinor
  position.version += 1n
}
