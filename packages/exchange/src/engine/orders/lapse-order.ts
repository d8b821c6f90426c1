import type { At } from '../at.ts'
import { noteOrder } from '../changes.ts'
import type { LapseCode } from '../refusal.ts'
import { remainingOf, type LiveOrder } from './live-order.ts'
import { closeIfDone } from './order-entry.ts'

/** Lapses what no book holds any more of an order: all that remains of it, or a part. */
export function lapseOrder(
  { market, changes }: At,
  order: LiveOrder,
  code: LapseCode,
  lapsedMinor = remainingOf(order),
) {
  order.lapsedMinor += lapsedMinor
  order.lapseCode = code
  closeIfDone(market, order)
  noteOrder(changes, market, order)
}
