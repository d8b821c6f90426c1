import type { WalletKey } from '../wallet-brands.ts'

export const CHECKOUT_PARTNERS = ['bkash', 'nagad', 'sslcommerz'] as const

export type CheckoutPartner = (typeof CHECKOUT_PARTNERS)[number]

export type CheckoutState = 'open' | 'approved' | 'paid' | 'cancelled' | 'failed'

/** A row of the checkouts; pg gives bigint columns as their digits. */
export type CheckoutRow = {
  id: string
  partner: CheckoutPartner
  /** The merchant's own number of the payment. */
  invoice: string
  amount_minor: string
  state: CheckoutState
  /** The wallet that pays, once it is known. */
  wallet: WalletKey | null
  payer: string | null
  /** What the payer's phone was sent. */
  code: string | null
  /** Wrong codes and PINs so far. */
  tries: number
  trx_id: string | null
  paid_minor: string | null
  callback: string
  /** What the partner keeps of the merchant's call for its own answers. */
  details: Record<string, string>
  faults: string[]
  created_at: Date
  approved_at: Date | null
  paid_at: Date | null
  expires_at: Date
}

export type PaidCheckout = CheckoutRow & {
  state: 'paid'
  wallet: WalletKey
  payer: string
  trx_id: string
  paid_minor: string
  paid_at: Date
}

export function isPaid(checkout: CheckoutRow): checkout is PaidCheckout {
  return checkout.state === 'paid'
}

/** Whether it can no longer be paid because its time is over. */
export function isExpired({ state, expires_at }: CheckoutRow, now = new Date()): boolean {
  return (state === 'open' || state === 'approved') && expires_at <= now
}
