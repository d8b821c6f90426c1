import type { CallAnswer, Calls } from '@maidan/contract'

type Method = CallAnswer<Calls['staffMethods']>['data'][number]

/** A method whose partner has not answered lately. */
export const bkashMethod: Method = {
  id: 1,
  name: 'bKash',
  currency: 'BDT',
  status: 'active',
  approval_id: null,
  partner: { key: 'bkash', configured: true, pays_out: true, failures: 6, rest_seconds: 44 },
  chain: null,
  routes: {
    set: [
      {
        to: 'bkash',
        name: 'bKash',
        amount_from: '0.00',
        amount_to: null,
        success_min: 0,
      },
    ],
    choices: [
      { to: 'bkash', name: 'bKash' },
      { to: 'sslcommerz', name: 'SSLCommerz' },
    ],
    approval_id: null,
  },
  terms: {
    deposit_day_max: null,
    withdrawal_day_max: null,
    fee_fixed: '0.00',
    fee_percent: '0',
    approval_id: null,
  },
  withdraws: true,
  begun: 128,
  credited: 97,
  unknown: 3,
  median_seconds: 42,
  p95_seconds: 760,
}

/** The method over a chain that cannot be followed any more. */
export const usdtMethod: Method = {
  ...bkashMethod,
  id: 6,
  terms: null,
  routes: null,
  withdraws: false,
  name: 'USDT TRC-20',
  partner: { key: 'tron', configured: true, pays_out: false, failures: 0, rest_seconds: 0 },
  chain: {
    height: 68_123_456,
    block_at: '2026-01-15T12:00:00.000Z',
    broken: true,
    minutes_behind: null,
  },
}
