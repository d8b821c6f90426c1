import type { PaymentMethod } from './payment-method.ts'

export const phonepe = {
  key: 'phonepe',
  name: 'PhonePe',
  type: 'manual',
  currency: 'INR',
  color: '#5F259F',
  textColor: '#FFFFFF',
  accountTypes: ['Personal', 'Merchant'],
  depositMinMinor: 10_000n,
  depositMaxMinor: 5_000_000n,
  withdrawalMinMinor: 50_000n,
  withdrawalMaxMinor: 5_000_000n,
  accountDigits: [10],
  trxId: /^\d{12}$/,
} as const satisfies PaymentMethod
