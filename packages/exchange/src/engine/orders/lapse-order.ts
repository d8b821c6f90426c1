import type { At } from '../at.ts'
import { noteOrder } from '../changes.ts'
import type { LapseCode } from '../refusal.ts'
import { remainingOf, type LiveOrder } from './live-order.ts'
import { closeIfDone } from './order-entry.ts'

/** Lapses all that remains of an order that rests in no book. */
export function lapseOrder({ market, changes }: At, order: LiveOrder, code: LapseCode) {
  order.lapsedMinor += remainingOf(order)
  order.lapseCode = code
  closeIfDone(market, order)
  noteOrder(changes, market, order)
}
