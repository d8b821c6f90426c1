import type { At } from '../orders/apply-book-events.ts'
import { cancelOrders, lapseAll, releaseReady } from '../orders/enter-order.ts'
import { applyPrice, move } from './apply-price.ts'
import { noteOrder, type BatchChanges } from './changes.ts'
import type { MarketPrice, MatcherAnswer, MatcherCommand } from './command.ts'
import { offerHouse } from '../house/offer-house.ts'
import { isMaterial } from './is-material.ts'
import type { MatcherMemory } from '../../matcher/matcher-memory.ts'

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
  const at: At = { room, changes, nowMs, nextId: memory.nextId, risk: memory.risk }
  switch (command.type) {
    case 'cancel':
      memory.bettors.set(command.bettor.playerId, command.bettor)
      return cancelOrders(at, command)
    case 'persist':
      return persist(at, command)
    case 'price':
      takePrice(memory, at, command.price)
      return DONE
    case 'ready':
      releaseReady(at)
      offerWaiting(memory, at)
      return DONE
    case 'suspend':
    case 'resume':
      move(at, { type: command.type, reason: command.reason })
      if (command.reason === 'feed') noteSuspended(memory, command)
      offerWaiting(memory, at)
      changes.markets.add(room)
      return DONE
    case 'close':
      memory.told.delete(room.code)
      move(at, { type: 'result_known', atMs: command.resultAtMs })
      move(at, { type: 'close' })
      lapseAll(at)
      changes.markets.add(room)
      return DONE
  }
}

/** News that is older than what is known changes nothing: a stale price is never bet. */
function takePrice(memory: MatcherMemory, at: At, price: MarketPrice) {
  const { code, life } = at.room
  const known = memory.told.get(code)
  if (life.status === 'closed' || (known && price.atMs < known.price.atMs)) return
  const told = known ?? { aliveAtMs: price.atMs, version: 0, cancelsOnlyUntilMs: null }
  const aliveAtMs = Math.max(told.aliveAtMs, price.atMs)
  memory.told.set(code, { ...told, price, aliveAtMs })
  const isEvent = known !== undefined && isMaterial(known.price, price)
  applyPrice(at, { price, isEvent, houseIds: memory.nextHouseId })
}

/** What held the house back may be over before the partner speaks again. */
function offerWaiting({ told, nextHouseId }: MatcherMemory, at: At) {
  const known = told.get(at.room.code)
  if (at.room.houseWaits && known) offerHouse(at, known.price.offers, nextHouseId)
}

function noteSuspended({ told }: MatcherMemory, { code, type }: { code: string; type: string }) {
  const known = told.get(code)
  if (known) known.price = { ...known.price, suspended: type === 'suspend' }
}

function persist(at: At, command: Extract<MatcherCommand, { type: 'persist' }>): MatcherAnswer {
  const order = at.room.orders.get(command.orderId)
  if (order?.playerId !== command.bettor.playerId)
    return { status: 'refused', code: 'BET_NOT_FOUND' }
  order.onEvent = command.onEvent ?? order.onEvent
  order.persistence = command.persistence ?? order.persistence
  if (order.terms.on === 'ladder')
    at.room.books.get(order.terms.runnerId)?.setPersistence(order.orderId, order.persistence)
  noteOrder(at.changes, at.room, order)
  return { status: 'done', orderIds: [order.orderId] }
}
