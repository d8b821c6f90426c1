import { expect, test } from 'vitest'
import { betReturn, oddsCenti } from './bet-return.ts'

test.each([
  ['1.85', 185n],
  ['2', 200n],
  ['2.1', 210n],
  ['1000.00', 100_000n],
])('odds of %s are %d hundredths', (odds, centi) => {
  expect(oddsCenti(odds)).toBe(centi)
})

test.each([
  [10_000n, '1.85', 18_500n, 8_500n],
  [101n, '1.01', 102n, 1n],
  [333n, '1.37', 456n, 123n],
  [99_999_999_999_999n, '1000.00', 99_999_999_999_999_000n, 99_899_999_999_999_001n],
])('a stake of %d at %s returns %d', (stakeMinor, odds, returnMinor, profitMinor) => {
  expect(betReturn(stakeMinor, [odds])).toEqual({ returnMinor, profitMinor })
})
