import {
  checkLevels,
  checkMoment,
  checkOrder,
  checkSize,
  fullLevel,
  takenId,
} from './check-order.ts'
import {
  lapsed,
  readOrder,
  remainingOf,
  removeOrder,
  restOrder,
  type FastState,
} from './fast-state.ts'
import {
  LEVEL_MAX_MINOR,
  type BookEvent,
  type LapseReason,
  type NewOrder,
  type OrderBook,
  type PriceSize,
  type RestingOrder,
  type Side,
} from './order-book.ts'
import { openIndex, slotOfId } from './order-index.ts'
import { NONE, openSlots } from './order-slots.ts'
import {
  LEVELS_END,
  bestLevel,
  levelOf,
  nextOccupied,
  openLevels,
  shrink,
  tickOf,
} from './price-levels.ts'
import { reachOfAverage } from './reach-of-average.ts'
import { reachedBy } from './reached-by.ts'
import { takeMakers } from './take-makers.ts'

const CAPACITY = 1024
const LEVEL_MAX = Number(LEVEL_MAX_MINOR)
const NOTHING: readonly BookEvent[] = []

/**
 * The book that serves a market: queues in typed arrays, one for each price and side, the best
 * price of each side at hand. It has room for `capacity` orders and makes more when they come.
 */
export function openFastBook({ capacity = CAPACITY }: { capacity?: number } = {}): OrderBook {
  const state: FastState = {
    slots: openSlots(Math.max(capacity, 1)),
    levels: openLevels(),
    index: openIndex(),
    firstExpiryMs: Infinity,
  }
  const { slots, index } = state
  return {
    place: (order) => place(state, order),
    reach: (order) => reachedBy(state, order),
    cancel: (orderId) => cancel(state, slotOfId(index, orderId)),
    reduce: (orderId, byMinor) => reduce(state, slotOfId(index, orderId), byMinor),
    setPersistence: (orderId, persistence) => {
      const slot = slotOfId(index, orderId)
      if (slot !== NONE) slots.keeps[slot] = persistence === 'keep' ? 1 : 0
      return slot !== NONE
    },
    turnInPlay: () => lapseWhere(state, (slot) => slots.keeps[slot] === 0, 'turned_in_play'),
    expire: (nowMs) => expire(state, nowMs),
    lapseAll: (reason) => lapseWhere(state, () => true, reason),
    depth: (levels) => {
      checkLevels(levels)
      return { toBack: prices(state, 'lay', levels), toLay: prices(state, 'back', levels) }
    },
    find: (orderId) => {
      const slot = slotOfId(index, orderId)
      return slot === NONE ? null : readOrder(state, slot)
    },
    resting: () => {
      const orders: RestingOrder[] = []
      eachSlot(state, (slot) => orders.push(readOrder(state, slot)))
      return orders
    },
  }
}

function place(state: FastState, order: NewOrder): readonly BookEvent[] {
  checkOrder(order)
  const { orderId, side, tick } = order
  if (slotOfId(state.index, orderId) !== NONE) throw takenId(orderId)
  if (order.fillOrKill) return fillOrKill(state, order, order.fillOrKill.minFillMinor)
  const sizeMinor = Number(order.sizeMinor)
  const restingMinor = state.levels.sumsMinor[levelOf(side, tick)] ?? 0
  if (restingMinor + sizeMinor > LEVEL_MAX) throw fullLevel(tick)
  const makerSide = side === 'back' ? 'lay' : 'back'
  const lastLevel = levelOf(makerSide, tick)
  if (bestLevel(state.levels, makerSide) > lastLevel) return [rest(state, order, order.sizeMinor)]
  const events: BookEvent[] = []
  const leftMinor = takeMakers(state, order, sizeMinor, lastLevel, events)
  if (leftMinor > 0) events.push(rest(state, order, BigInt(leftMinor)))
  return events
}

function rest(state: FastState, order: NewOrder, left: bigint): BookEvent {
  restOrder(state, order, left)
  return { type: 'rested', orderId: order.orderId, sizeMinor: left }
}

function fillOrKill(state: FastState, order: NewOrder, minFillMinor: bigint): readonly BookEvent[] {
  const reachMinor = reachOfAverage(state, order)
  const left = order.sizeMinor - BigInt(reachMinor)
  if (reachMinor < Number(minFillMinor))
    return [lapsed(order.orderId, order.sizeMinor, 'not_filled')]
  const events: BookEvent[] = []
  takeMakers(state, order, reachMinor, LEVELS_END - 1, events)
  if (left > 0n) events.push(lapsed(order.orderId, left, 'not_filled'))
  return events
}

function cancel(state: FastState, slot: number): readonly BookEvent[] {
  if (slot === NONE) return NOTHING
  const orderId = state.slots.orderIds[slot] ?? 0
  removeOrder(state, slot)
  return [{ type: 'cancelled', orderId, sizeMinor: remainingOf(state, slot) }]
}

function reduce(state: FastState, slot: number, byMinor: bigint): readonly BookEvent[] {
  checkSize(byMinor)
  const by = Number(byMinor)
  if (slot === NONE || (state.slots.remainingMinor[slot] ?? 0) <= by) return cancel(state, slot)
  shrink(state.levels, state.slots, slot, by)
  return [{ type: 'cancelled', orderId: state.slots.orderIds[slot] ?? 0, sizeMinor: byMinor }]
}

function expire(state: FastState, nowMs: number): readonly BookEvent[] {
  checkMoment(nowMs)
  if (nowMs < state.firstExpiryMs) return NOTHING
  const { expiresAtMs } = state.slots
  const events = lapseWhere(state, (slot) => (expiresAtMs[slot] ?? Infinity) <= nowMs, 'expired')
  state.firstExpiryMs = Infinity
  eachSlot(state, (slot) => {
    state.firstExpiryMs = Math.min(state.firstExpiryMs, expiresAtMs[slot] ?? Infinity)
  })
  return events
}

function lapseWhere(
  state: FastState,
  leaves: (slot: number) => boolean,
  reason: LapseReason,
): readonly BookEvent[] {
  const events: BookEvent[] = []
  eachSlot(state, (slot) => {
    if (!leaves(slot)) return
    removeOrder(state, slot)
    events.push(lapsed(state.slots.orderIds[slot] ?? 0, remainingOf(state, slot), reason))
  })
  return events
}

/** Visits every resting order in the order of `resting`; the visit may remove it. */
function eachSlot({ slots, levels }: FastState, visit: (slot: number) => void): void {
  for (const side of ['back', 'lay'] as const) {
    let level = bestLevel(levels, side)
    while (level !== LEVELS_END) {
      let slot = levels.heads[level] ?? NONE
      while (slot !== NONE) {
        const next = slots.next[slot] ?? NONE
        visit(slot)
        slot = next
      }
      level = nextOccupied(levels, level + 1)
    }
  }
}

function prices({ levels }: FastState, side: Side, count: number): PriceSize[] {
  const found: PriceSize[] = []
  let level = bestLevel(levels, side)
  while (level !== LEVELS_END && found.length < count) {
    found.push({ tick: tickOf(level), sizeMinor: BigInt(levels.sumsMinor[level] ?? 0) })
    level = nextOccupied(levels, level + 1)
  }
  return found
}
