import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownRate, usdtRange, usdtWorth } from './usdt-worth.ts'

test('a dollar amount is worth its rate in taka', () => {
  expect(usdtWorth(10_000_000n, '121.5')).toBe(121_500n)
  expect(usdtWorth(1n, '120')).toBe(0n)
  expect(usdtWorth(1_000_000n, '')).toBeNull()
  expect([shownRate('120'), shownRate('120.00'), shownRate('121.50')]).toEqual([
    '120',
    '120',
    '121.5',
  ])
})

test('[CASH-27] a range of taka is one of dollars, whose ends are the last cents within it', () => {
  const range = { minMinor: 60_000n, maxMinor: 60_000_000n, currency: 'BDT' } as const
  expect(usdtRange(range, '120')).toEqual({
    minMinor: 5_000_000n,
    maxMinor: 5_000_000_000n,
    currency: 'USDT',
  })
  expect(usdtRange(range, '')).toBeNull()
  expect(usdtRange({ ...range, minMinor: 100n, maxMinor: 101n }, '120')).toBeNull()
  const cent = 10_000n
  const minor = fc.bigInt(1n, 100_000_000n)
  fc.assert(
    fc.property(minor, minor, fc.integer({ min: 1, max: 99_999 }), (one, other, paisa) => {
      const [minMinor, maxMinor] = one < other ? [one, other] : [other, one]
      const rate = (paisa / 100).toFixed(2)
      const within = (micro: bigint) => {
        const worth = usdtWorth(micro, rate) ?? -1n
        return worth >= minMinor && worth <= maxMinor
      }
      const dollars = usdtRange({ minMinor, maxMinor, currency: 'BDT' }, rate)
      if (dollars === null) return
      const { minMinor: min, maxMinor: max } = dollars
      expect([min - cent, min, max, max + cent].map(within)).toEqual([false, true, true, false])
    }),
  )
})
