import type { PaymentMethod } from './payment-method.ts'

export const jazzcash = {
  key: 'jazzcash',
  name: 'JazzCash',
  type: 'manual',
  currency: 'PKR',
  color: '#C8102E',
  textColor: '#FFFFFF',
  accountTypes: ['Personal', 'Agent', 'Merchant'],
  depositMinMinor: 50_000n,
  depositMaxMinor: 5_000_000n,
  withdrawalMinMinor: 100_000n,
  withdrawalMaxMinor: 5_000_000n,
  accountDigits: [11],
  trxId: /^\d{12}$/,
} as const satisfies PaymentMethod
