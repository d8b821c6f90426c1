import type { CheckoutDesk } from '../checkouts/checkout-desk.ts'
import type { BkashOptions } from './bkash-options.ts'
import type { TokenDesk } from './tokens/open-token-desk.ts'

/** What the calls of bKash work with. */
export type BkashDesk = CheckoutDesk & {
  merchant: BkashOptions
  tokens: TokenDesk
  /** Payouts that were taken and are not done yet, by the merchant's invoice. */
  pendingPayouts: Set<string>
}
