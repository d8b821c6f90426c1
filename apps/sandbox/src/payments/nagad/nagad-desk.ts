import type { CheckoutDesk } from '../checkouts/checkout-desk.ts'
import type { NagadOptions } from './nagad-options.ts'
import type { Seal } from './open-seal.ts'

/** What the calls of Nagad work with. */
export type NagadDesk = CheckoutDesk & {
  merchant: NagadOptions
  seal: Seal
  /** Payments that were initialized and not completed, by their reference. */
  begun: Map<string, { orderId: string; challenge: string }>
}
