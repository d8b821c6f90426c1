import { expect, test } from 'vitest'
import { shownRate, usdtWorth } from './usdt-worth.ts'

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
