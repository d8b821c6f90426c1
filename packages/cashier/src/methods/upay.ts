import type { PaymentMethod } from './payment-method.ts'

export const upay = {
  key: 'upay',
  name: 'Upay',
  type: 'manual',
  currency: 'BDT',
  color: '#FFD503',
  textColor: '#13294B',
  accountTypes: ['Personal', 'Agent', 'Merchant'],
  depositMinMinor: 20_000n,
  depositMaxMinor: 2_500_000n,
  withdrawalMinMinor: 50_000n,
  withdrawalMaxMinor: 2_500_000n,
  accountDigits: [11],
  trxId: /^[A-Z0-9]{7,20}$/,
} as const satisfies PaymentMethod
