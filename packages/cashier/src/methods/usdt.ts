import type { PaymentMethod } from './payment-method.ts'

/**
 * Dollars of the TRON chain, to an address that each player has alone. They are counted in taka when
 * they arrive; what is asked for is counted in dollars.
 */
export const usdt = {
  key: 'usdt',
  name: 'USDT TRC-20',
  type: 'chain',
  currency: 'BDT',
  paidIn: 'USDT',
  color: '#26A17B',
  textColor: '#08260F',
  accountTypes: [],
  withdraws: false,
  depositMinMinor: 5_000_000n,
  depositMaxMinor: 5_000_000_000n,
  withdrawalMinMinor: 50_000n,
  withdrawalMaxMinor: 2_500_000n,
  accountDigits: [11],
  trxId: /^[0-9A-F]{64}$/,
} as const satisfies PaymentMethod
