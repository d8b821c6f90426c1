import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTaka, outOfTaka } from './taka-worth.ts'

const rates = { INR: '1.4', PKR: '0.43', USDT: '120' }

test.each([
  [20_000_00n, 'BDT', 20_000_00n],
  [20_000_00n, 'INR', 14_285_71n],
  [20_000_00n, 'PKR', 46_511_62n],
  [20_000_00n, 'USDT', 166_666_666n],
  [0n, 'INR', 0n],
] as const)('a limit of %s paisa in %s is %s, rounded down', (paisa, currency, limit) => {
  expect(outOfTaka(paisa, currency, { rates, rounding: 'floor' })).toBe(limit)
})

test.each([
  [100n, 'BDT', 100n],
  [1n, 'INR', 2n],
  [100_00n, 'INR', 140_00n],
  [1n, 'PKR', 1n],
  [100_00n, 'PKR', 43_00n],
  [1_000_000n, 'USDT', 120_00n],
  [1n, 'USDT', 1n],
] as const)('%s minor units of %s are worth %s paisa, rounded up', (minor, currency, paisa) => {
  expect(inTaka(minor, currency, { rates, rounding: 'ceil' })).toBe(paisa)
})

test('what stays within a limit in its own currency stays within it in taka', () => {
  const paisa = fc.bigInt({ min: 0n, max: 10n ** 12n })
  const millionths = fc.integer({ min: 1, max: 2_000_000_000 })
  const rupees = fc.constantFrom('INR', 'PKR')
  const away = fc.bigInt({ min: -2n, max: 2n })
  fc.assert(
    fc.property(paisa, millionths, rupees, away, (limit, rate, currency, off) => {
      const set = { ...rates, [currency]: (rate / 1_000_000).toFixed(6) }
      const minor = (limit * 1_000_000n) / BigInt(rate) + off
      const within = minor <= outOfTaka(limit, currency, { rates: set, rounding: 'floor' })
      // The slow way: both sides multiplied out, nothing rounded.
      expect(!within || minor * BigInt(rate) <= limit * 1_000_000n).toBe(true)
    }),
  )
})
