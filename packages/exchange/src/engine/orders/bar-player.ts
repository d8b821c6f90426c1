import type { At } from '../at.ts'
import type { BarCommand } from '../command.ts'
import { worstOf } from '../market/worst-of.ts'
import { lapseOrder } from './lapse-order.ts'
import { remainingOf } from './live-order.ts'

/**
 * Lapses what rests of a player who may not bet any more, or what could lose more than a limit of their
 * own lets by (law 29). A bet inside its delay was made before and stands: whoever could call it back by
 * asking for a break, or for a limit, would bet for nothing.
 */
export function barPlayer(at: At, { playerId, ownLimit }: BarCommand) {
  const { market } = at
  for (const order of market.ordersOfPlayer.get(playerId) ?? []) {
    if (order.state !== 'open' || order.terms.on !== 'ladder') continue
    const worstMinor = worstOf({ terms: order.terms, sizeMinor: remainingOf(order) })
    if (ownLimit && worstMinor <= ownLimit.worstMaxMinor) continue
    market.books.get(order.terms.runnerId)?.cancel(order.orderId)
    lapseOrder(at, order, ownLimit?.code ?? 'SECTION_BLOCKED')
  }
}
