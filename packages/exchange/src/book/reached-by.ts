import type { NewOrder, Reached } from './order-book.ts'
import type { FastState } from './fast-state.ts'
import { NONE } from './order-slots.ts'
import { LEVELS_END, bestLevel, nextOccupied, tickOf } from './price-levels.ts'
import { reachOfAverage } from './reach-of-average.ts'

/** The parts of other players' orders that a fill or kill would take, best first; none if it is killed. */
export function reachedBy(state: FastState, taker: NewOrder): Reached[] {
  const { slots, levels } = state
  const reached: Reached[] = []
  let leftMinor = reachOfAverage(state, taker)
  if (leftMinor < Number(taker.fillOrKill?.minFillMinor ?? 1n)) return reached
  let level = bestLevel(levels, taker.side === 'back' ? 'lay' : 'back')
  while (level !== LEVELS_END && leftMinor > 0) {
    let maker = levels.heads[level] ?? NONE
    while (maker !== NONE && leftMinor > 0) {
      if (slots.playerIds[maker] !== taker.playerId) {
        const takenMinor = Math.min(leftMinor, slots.remainingMinor[maker] ?? 0)
        leftMinor -= takenMinor
        const orderId = slots.orderIds[maker] ?? 0
        reached.push({ orderId, tick: tickOf(level), sizeMinor: BigInt(takenMinor) })
      }
      maker = slots.next[maker] ?? NONE
    }
    level = nextOccupied(levels, level + 1)
  }
  return reached
}
