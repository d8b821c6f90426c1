import { expect, test } from 'vitest'
import { paymentEnd, type PaymentEnd } from './payment-end.ts'

const at = (state: string) => [{ state, at: '2026-03-01T10:00:00Z', note: null }]

test.each<['0' | '1' | '2', string, string | undefined, PaymentEnd, string?]>([
  ['0', 'submitted', 'http://partner.test/pay', 'unpaid'],
  ['0', 'reviewing', undefined, 'asking'],
  ['0', 'submitted', undefined, 'watching', 'USDT TRC-20'],
  ['1', 'credited', undefined, 'credited'],
  ['2', 'cancelled', undefined, 'cancelled'],
  ['2', 'expired', undefined, 'expired'],
  ['2', 'failed', undefined, 'failed'],
  ['2', 'refunded', undefined, 'failed'],
])('[CASH-86] key %s after %s', (key, state, url, expected, name = 'bKash') => {
  const payment_method = { name, icon: '', type: 'manual' }
  const record = { key, timeline: at(state), payment_method, ...(url && { pay_url: url }) }
  expect(paymentEnd(record)).toBe(expected)
})
