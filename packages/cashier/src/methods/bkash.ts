import type { PaymentMethod } from './payment-method.ts'

export const bkash = {
  key: 'bkash',
  name: 'bKash',
  type: 'manual',
  currency: 'BDT',
  color: '#E2136E',
  textColor: '#FFFFFF',
  accountTypes: ['Personal', 'Agent', 'Merchant'],
  checkout: 'bkash',
  payout: 'bkash',
  depositMinMinor: 20_000n,
  depositMaxMinor: 2_500_000n,
  withdrawalMinMinor: 50_000n,
  withdrawalMaxMinor: 2_500_000n,
  accountDigits: [11],
  trxId: /^[A-Z0-9]{7,20}$/,
} as const satisfies PaymentMethod
