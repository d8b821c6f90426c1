import type { BookEvent, NewOrder } from './order-book.ts'
import { lapsed, remainingOf, removeOrder, type FastState } from './fast-state.ts'
import { NONE } from './order-slots.ts'
import { bestLevel, shrink, tickOf } from './price-levels.ts'

/**
 * Matches the taker with the best orders of the other side down to `lastLevel`, each at its own
 * price; an order of the same player that it reaches lapses. Adds what happens to `events` and
 * returns what is left of `sizeMinor`.
 */
export function takeMakers(
  state: FastState,
  taker: NewOrder,
  sizeMinor: number,
  lastLevel: number,
  events: BookEvent[],
): number {
  const { slots, levels } = state
  const makerSide = taker.side === 'back' ? 'lay' : 'back'
  let leftMinor = sizeMinor
  while (leftMinor > 0) {
    const level = bestLevel(levels, makerSide)
    if (level > lastLevel) break
    const maker = levels.heads[level] ?? NONE
    if (slots.playerIds[maker] === taker.playerId) {
      removeOrder(state, maker)
      events.push(lapsed(slots.orderIds[maker] ?? 0, remainingOf(state, maker), 'self_match'))
      continue
    }
    const takenMinor = takeMaker(state, maker, leftMinor)
    leftMinor -= takenMinor
    events.push({
      type: 'matched',
      makerOrderId: slots.orderIds[maker] ?? 0,
      takerOrderId: taker.orderId,
      tick: tickOf(level),
      sizeMinor: BigInt(takenMinor),
    })
  }
  return leftMinor
}

/** Takes up to `mostMinor` of an order, which leaves the book if nothing remains. */
function takeMaker(state: FastState, maker: number, mostMinor: number): number {
  const remainingMinor = state.slots.remainingMinor[maker] ?? 0
  if (remainingMinor > mostMinor) {
    shrink(state.levels, state.slots, maker, mostMinor)
    return mostMinor
  }
  removeOrder(state, maker)
  return remainingMinor
}
