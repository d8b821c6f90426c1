/** Every state of a payment, in the order in which people read them. */
export const PAYMENT_STATES = [
  'created',
  'presented',
  'claimed',
  'verifying',
  'review',
  'unknown',
  'confirmed',
  'credited',
  'late_confirmed',
  'expired',
  'failed',
  'rejected',
  'refunding',
  'refunded',
  'reversed',
  'requested',
  'approved',
  'sending',
  'paid',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Which way the money of a payment goes, as the player sees it. */
export const PAYMENT_DIRECTIONS = ['deposit', 'withdrawal'] as const

export type Direction = (typeof PAYMENT_DIRECTIONS)[number]

/** Who moves a payment: the player, staff, the partner's own word, or our own clock and jobs. */
export const EVENT_SOURCES = ['player', 'staff', 'partner', 'job'] as const

export type EventSource = (typeof EVENT_SOURCES)[number]

export { MOBILE_FORMS, type WalletCurrency } from './wallet/mobile-forms.ts'
export { walletNumber } from './wallet/wallet-number.ts'
