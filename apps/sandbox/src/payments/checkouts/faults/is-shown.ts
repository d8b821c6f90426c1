import type { CheckoutRow } from '../checkout.ts'
import type { FaultBoard } from './open-fault-board.ts'

/** Whether a query already sees that a checkout is paid. */
export function isShown(
  board: FaultBoard,
  { partner, paid_at }: CheckoutRow,
  now = Date.now(),
): boolean {
  const lag = board.strike({ partner, step: 'query' }, 'query_lag')
  return lag === undefined || (paid_at !== null && now - paid_at.getTime() >= lag.delayMs)
}
