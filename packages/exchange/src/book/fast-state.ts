import type { BookEvent, LapseReason, NewOrder, RestingOrder } from './order-book.ts'
import { addId, dropId, type OrderIndex } from './order-index.ts'
import { freeSlot, takeSlot, type OrderSlots } from './order-slots.ts'
import { dequeue, enqueue, levelOf, sideOf, tickOf, type PriceLevels } from './price-levels.ts'

/** What a fast book holds. */
export type FastState = {
  slots: OrderSlots
  levels: PriceLevels
  index: OrderIndex
  /** No order expires before this moment, so that asking again and again costs nothing. */
  firstExpiryMs: number
}

/** Queues what is left of an order behind the others at its price. */
export function restOrder(state: FastState, order: NewOrder, left: bigint): void {
  const { slots } = state
  const slot = takeSlot(slots)
  const expiresAtMs = order.expiresAtMs ?? Infinity
  slots.orderIds[slot] = order.orderId
  slots.playerIds[slot] = order.playerId
  slots.remainingMinor[slot] = Number(left)
  slots.expiresAtMs[slot] = expiresAtMs
  slots.levels[slot] = levelOf(order.side, order.tick)
  slots.keeps[slot] = order.persistence === 'keep' ? 1 : 0
  enqueue(state.levels, slots, slot)
  addId(state.index, order.orderId, slot)
  if (expiresAtMs < state.firstExpiryMs) state.firstExpiryMs = expiresAtMs
}

/** Lets a resting order go. Its columns stay readable until the next order takes the slot. */
export function removeOrder(state: FastState, slot: number): void {
  dequeue(state.levels, state.slots, slot)
  dropId(state.index, state.slots.orderIds[slot] ?? 0)
  freeSlot(state.slots, slot)
}

/** What remains of an order, as it leaves the book. */
export function remainingOf({ slots }: FastState, slot: number): bigint {
  return BigInt(slots.remainingMinor[slot] ?? 0)
}

export function readOrder(state: FastState, slot: number): RestingOrder {
  const { orderIds, playerIds, levels, keeps, expiresAtMs } = state.slots
  const level = levels[slot] ?? 0
  const lastMs = expiresAtMs[slot] ?? Infinity
  return {
    orderId: orderIds[slot] ?? 0,
    playerId: playerIds[slot] ?? 0,
    side: sideOf(level),
    tick: tickOf(level),
    remainingMinor: remainingOf(state, slot),
    persistence: keeps[slot] === 1 ? 'keep' : 'lapse',
    expiresAtMs: lastMs === Infinity ? null : lastMs,
  }
}

export function lapsed(orderId: number, sizeMinor: bigint, reason: LapseReason): BookEvent {
  return { type: 'lapsed', orderId, sizeMinor, reason }
}
