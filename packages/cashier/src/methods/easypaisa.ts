import type { PaymentMethod } from './payment-method.ts'

export const easypaisa = {
  key: 'easypaisa',
  name: 'Easypaisa',
  type: 'manual',
  currency: 'PKR',
  color: '#37B34A',
  textColor: '#08260F',
  accountTypes: ['Personal', 'Agent', 'Merchant'],
  depositMinMinor: 50_000n,
  depositMaxMinor: 5_000_000n,
  withdrawalMinMinor: 100_000n,
  withdrawalMaxMinor: 5_000_000n,
  accountDigits: [11],
  trxId: /^\d{11}$/,
} as const satisfies PaymentMethod
