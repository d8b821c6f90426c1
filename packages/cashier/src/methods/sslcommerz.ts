import type { PaymentMethod } from './payment-method.ts'

/** Cards, banks and wallets on one page; it takes money, and pays none out. */
export const sslcommerz = {
  key: 'sslcommerz',
  name: 'SSLCommerz',
  type: 'hosted',
  currency: 'BDT',
  color: '#1B4F9C',
  textColor: '#FFFFFF',
  accountTypes: [],
  checkout: 'sslcommerz',
  withdraws: false,
  depositMinMinor: 20_000n,
  depositMaxMinor: 2_500_000n,
  withdrawalMinMinor: 50_000n,
  withdrawalMaxMinor: 2_500_000n,
  accountDigits: [11],
  trxId: /^[A-Z0-9]{7,32}$/,
} as const satisfies PaymentMethod
