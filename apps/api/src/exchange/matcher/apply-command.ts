import type { At } from './apply-book-events.ts'
import { cancelOrders, lapseAll, releaseReady } from './apply-orders.ts'
import { applyPrice, move } from './apply-price.ts'
import { noteOrder, type BatchChanges } from './batch-changes.ts'
import type { MatcherAnswer, MatcherCommand } from './matcher-command.ts'
import type { MatcherMemory } from './matcher-memory.ts'

const DONE: MatcherAnswer = { status: 'done', orderIds: [] }

/** Applies a command that needs no money to be held first. */
export function applyCommand(
  memory: MatcherMemory,
  changes: BatchChanges,
  { command, nowMs }: { command: MatcherCommand; nowMs: number },
): MatcherAnswer {
  if (command.type === 'place' || command.type === 'reload') return DONE
  const room = memory.rooms.get(command.code)
  if (!room) return { status: 'refused', code: 'MARKET_NOT_FOUND' }
  const at: At = { room, changes, nowMs, nextId: memory.nextId }
  switch (command.type) {
    case 'cancel':
      memory.bettors.set(command.bettor.playerId, command.bettor)
      return { status: 'done', orderIds: cancelOrders(at, command) }
    case 'persist':
      return persist(at, command)
    case 'price':
      applyPrice(at, command.price, memory.nextHouseId)
      return DONE
    case 'ready':
      releaseReady(at)
      return DONE
    case 'suspend':
    case 'resume':
      move(at, { type: command.type, reason: command.reason })
      changes.markets.add(room)
      return DONE
    case 'close':
      move(at, { type: 'result_known', atMs: command.resultAtMs })
      move(at, { type: 'close' })
      lapseAll(at)
      changes.markets.add(room)
      return DONE
  }
}

function persist(at: At, command: Extract<MatcherCommand, { type: 'persist' }>): MatcherAnswer {
  const order = at.room.orders.get(command.orderId)
  if (order?.playerId !== command.bettor.playerId)
    return { status: 'refused', code: 'BET_NOT_FOUND' }
  order.persistence = command.persistence
  if (order.terms.on === 'ladder')
    at.room.books.get(order.terms.runnerId)?.setPersistence(order.orderId, command.persistence)
  noteOrder(at.changes, at.room, order)
  return { status: 'done', orderIds: [order.orderId] }
}
