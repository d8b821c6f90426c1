import type { PaymentMethod } from './payment-method.ts'

export const nagad = {
  key: 'nagad',
  name: 'Nagad',
  type: 'manual',
  currency: 'BDT',
  color: '#EC1C24',
  textColor: '#FFFFFF',
  accountTypes: ['Personal', 'Agent', 'Merchant'],
  checkout: 'nagad',
  depositMinMinor: 20_000n,
  depositMaxMinor: 2_500_000n,
  withdrawalMinMinor: 50_000n,
  withdrawalMaxMinor: 2_500_000n,
  accountDigits: [11],
  trxId: /^[A-Z0-9]{7,20}$/,
} as const satisfies PaymentMethod
