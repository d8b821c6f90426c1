import type { At } from '../at.ts'
import { noteOrder } from '../changes.ts'
import type { EngineAnswer, PersistCommand } from '../command.ts'
import { refused } from '../refusal.ts'

/** Changes what becomes of an order at the turn in play, or at a material event. */
export function persistOrder({ market, changes }: At, command: PersistCommand): EngineAnswer {
  const order = market.orders.get(command.orderId)
  if (order?.playerId !== command.bettor.playerId) return refused({ code: 'BET_NOT_FOUND' })
  const { orderId, terms } = order
  order.onEvent = command.onEvent ?? order.onEvent
  order.persistence = command.persistence ?? order.persistence
  if (terms.on === 'ladder')
    market.books.get(terms.runnerId)?.setPersistence(orderId, order.persistence)
  noteOrder(changes, market, order)
  return { status: 'done', orderIds: [orderId] }
}
