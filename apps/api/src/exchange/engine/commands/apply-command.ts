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
  const market = memory.markets.get(command.code)
  if (!market) return { status: 'refused', code: 'MARKET_NOT_FOUND' }
  const at: At = { market, changes, nowMs, nextId: memory.nextId, risk: memory.risk }
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
      changes.markets.add(market)
      return DONE
    case 'close':
      memory.reported.delete(market.code)
      move(at, { type: 'result_known', atMs: command.resultAtMs })
      move(at, { type: 'close' })
      lapseAll(at)
      changes.markets.add(market)
      return DONE
  }
}

/** News that is older than what is known changes nothing: a stale price is never bet. */
function takePrice(memory: MatcherMemory, at: At, price: MarketPrice) {
  const { code, life } = at.market
  const known = memory.reported.get(code)
  if (life.status === 'closed' || (known && price.atMs < known.price.atMs)) return
  const reported = known ?? { aliveAtMs: price.atMs, version: 0, cancelsOnlyUntilMs: null }
  const aliveAtMs = Math.max(reported.aliveAtMs, price.atMs)
  memory.reported.set(code, { ...reported, price, aliveAtMs })
  const isEvent = known !== undefined && isMaterial(known.price, price)
  applyPrice(at, { price, isEvent, houseIds: memory.nextHouseId })
}

/** What held the house back may be over before the partner speaks again. */
function offerWaiting({ reported, nextHouseId }: MatcherMemory, at: At) {
  const known = reported.get(at.market.code)
  if (at.market.houseWaits && known) offerHouse(at, known.price.offers, nextHouseId)
}

function noteSuspended(
  { reported }: MatcherMemory,
  { code, type }: { code: string; type: string },
) {
  const known = reported.get(code)
  if (known) known.price = { ...known.price, suspended: type === 'suspend' }
}

function persist(at: At, command: Extract<MatcherCommand, { type: 'persist' }>): MatcherAnswer {
  const order = at.market.orders.get(command.orderId)
  if (order?.playerId !== command.bettor.playerId)
    return { status: 'refused', code: 'BET_NOT_FOUND' }
  order.onEvent = command.onEvent ?? order.onEvent
  order.persistence = command.persistence ?? order.persistence
  if (order.terms.on === 'ladder')
    at.market.books.get(order.terms.runnerId)?.setPersistence(order.orderId, order.persistence)
  noteOrder(at.changes, at.market, order)
  return { status: 'done', orderIds: [order.orderId] }
}
