import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountOf,
  banglaDigits,
  decimalAmount,
  divideMoney,
  groupedAmount,
  latinDigits,
  moneyText,
  parseAmount,
  percentOf,
} from './index.ts'

describe('parseAmount', () => {
  test.each([
    ['0', 0n],
    ['500', 50_000n],
    ['500.5', 50_050n],
    ['0.01', 1n],
    ['007.10', 710n],
    [0.1, 10n],
    [25000, 2_500_000n],
    ['999999999999.99', 99_999_999_999_999n],
  ])('reads %s', (text, minor) => {
    expect(parseAmount(text, 'BDT')).toEqual({ ok: true, minor })
  })

  test.each([
    ['', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['NaN', 'not_a_number'],
    [Number.NaN, 'not_a_number'],
    [Number.POSITIVE_INFINITY, 'not_a_number'],
    [1e21, 'not_a_number'],
    ['+5', 'not_a_number'],
    ['1,000', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['.5', 'not_a_number'],
    ['5.', 'not_a_number'],
    ['-5', 'negative'],
    [-0.01, 'negative'],
    ['1.001', 'too_many_decimals'],
    ['1000000000000', 'too_large'],
  ])('refuses %s as %s', (text, reason) => {
    expect(parseAmount(text, 'BDT')).toEqual({ ok: false, reason })
  })

  test('USDT keeps six decimals', () => {
    expect(parseAmount('1.000001', 'USDT')).toEqual({ ok: true, minor: 1_000_001n })
  })
})

test('text and minor units are each other\u2019s inverse', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n - 10n ** 14n, max: 10n ** 14n - 1n }), (minor) => {
      expect(amountOf(decimalAmount(minor, 'BDT'), 'BDT')).toBe(minor)
    }),
  )
})

test('amounts are grouped as South Asia reads them', () => {
  expect(moneyText(123_456_750n, 'BDT')).toBe('৳ 12,34,567.50')
  expect(groupedAmount(-100n, 'BDT')).toBe('-1.00')
  expect(groupedAmount(100_000n, 'BDT')).toBe('1,000.00')
  expect(groupedAmount(1_500_000n, 'USDT')).toBe('1.50')
  expect(latinDigits('৳ ১২৩৪৫৬৭৮৯০')).toBe('৳ 1234567890')
  expect(banglaDigits('1,234,567.890')).toBe('১,২৩৪,৫৬৭.৮৯০')
})

test('rounding by name', () => {
  const rows = [
    [5n, 2n, 2n, 3n, 2n],
    [7n, 2n, 3n, 4n, 4n],
    [-5n, 2n, -3n, -2n, -2n],
    [6n, 3n, 2n, 2n, 2n],
    [1n, 3n, 0n, 1n, 0n],
  ] as const
  for (const [n, d, floor, ceil, even] of rows) {
    expect([
      divideMoney(n, d, 'floor'),
      divideMoney(n, d, 'ceil'),
      divideMoney(n, d, 'half_even'),
    ]).toEqual([floor, ceil, even])
  }
  expect(percentOf(1_000n, 960n, 'floor')).toBe(96n)
  expect(() => divideMoney(1n, 0n, 'floor')).toThrow(RangeError)
})

test('floor and ceil enclose the exact quotient', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
      const floor = divideMoney(n, d, 'floor')
      const ceil = divideMoney(n, d, 'ceil')
      expect(floor * d <= n && n <= ceil * d).toBe(true)
      expect(ceil - floor).toBe(n % d === 0n ? 0n : 1n)
    }),
  )
})
