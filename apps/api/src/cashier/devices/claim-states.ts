import type { PaymentState } from '@maidan/cashier'

/** States of a claim that a message may still prove. */
export const CLAIM_STATES = [
  'claimed',
  'verifying',
  'review',
  'unknown',
  'confirmed',
] as const satisfies readonly PaymentState[]
