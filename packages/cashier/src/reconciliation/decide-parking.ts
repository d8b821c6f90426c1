import { RELEASED_STATES } from '../payment/payment-state.ts'
import type { PaymentState } from '../lists.ts'

/** For how long money may wait for the payment that it is of: players claim after they have paid. */
export const PARK_AFTER_MS = 2 * 3_600_000

export type ArrivalFacts = {
  /** How long ago it came. */
  agoMs: number
  /** Where the deposit stands that its transaction is of; null if there is none. */
  holder: PaymentState | null
}

const released: readonly PaymentState[] = RELEASED_STATES

/**
 * Whether money that came in is put aside as nobody's: a deposit that can still take it, or has taken
 * it, holds it; one that took nothing does not.
 */
export function decideParking({ agoMs, holder }: ArrivalFacts): 'park' | 'wait' | 'leave' {
  if (holder !== null && !released.includes(holder)) return 'leave'
  return agoMs >= PARK_AFTER_MS ? 'park' : 'wait'
}
