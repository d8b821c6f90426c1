import type { PaymentMethod } from './payment-method.ts'

export const paytm = {
  key: 'paytm',
  name: 'Paytm',
  type: 'manual',
  currency: 'INR',
  color: '#00BAF2',
  textColor: '#002E6E',
  accountTypes: ['Personal', 'Merchant'],
  depositMinMinor: 10_000n,
  depositMaxMinor: 5_000_000n,
  withdrawalMinMinor: 50_000n,
  withdrawalMaxMinor: 5_000_000n,
  accountDigits: [10],
  trxId: /^\d{12}$/,
} as const satisfies PaymentMethod
