import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lockRate, RATE_LOCK_MINUTES } from './lock-rate.ts'
import { usdtText } from './usdt-text.ts'
import { usdtWorth } from './usdt-worth.ts'

test.each([
  [10_000_000n, '120', 120_000n],
  [1n, '120', 0n],
  [84n, '120', 1n],
  [9_999_999n, '121.5', 121_499n],
  [5_000_000_000n, '0.000001', 0n],
])('[CASH-28] %d millionths of a dollar at %s', (micro, rate, paisa) => {
  expect(usdtWorth(micro, rate)).toBe(paisa)
})

test('[CASH-28] the worth is the largest whole paisa that is not too much', () => {
  const rate = fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 999_999 }))
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), rate, (micro, [whole, fraction]) => {
      const exact = micro * BigInt(whole * 1_000_000 + fraction)
      const paisa = usdtWorth(micro, `${whole}.${String(fraction).padStart(6, '0')}`)
      expect(paisa * 10n ** 10n <= exact && (paisa + 1n) * 10n ** 10n > exact).toBe(true)
    }),
  )
})

test.each([
  [10_000_000n, '10.00'],
  [10_500_000n, '10.50'],
  [4_999_999n, '4.999999'],
  [1_234_500n, '1.2345'],
  [1n, '0.000001'],
])('[CASH-27] %d millionths of a dollar read %s', (micro, text) => {
  expect(usdtText(micro)).toBe(text)
})

const lockMs = RATE_LOCK_MINUTES * 60_000
const asked = { rate: '120', isOpen: true, askedAtMs: 0 }

test.each([
  ['in time, though the rate fell', asked, lockMs, '110', '120'],
  ['in time, though the rate rose', asked, 1, '130', '120'],
  ['late, and the rate fell', asked, lockMs + 1, '110', '110'],
  ['late, and the rate rose', asked, lockMs + 1, '130', '120'],
  ['in time for a request that is over', { ...asked, isOpen: false }, 1, '119.99', '119.99'],
  ['without a request', null, 1, '130', '130'],
])('[CASH-34] a transfer %s', (_, request, arrivedAtMs, currentRate, expected) => {
  expect(lockRate({ request, arrivedAtMs, currentRate })).toBe(expected)
})
