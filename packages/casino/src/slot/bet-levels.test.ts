import { decimalAmount } from '@maidan/money'
import { expect, test } from 'vitest'
import { betLevelsMinor } from './bet-levels.ts'

test.each([
  ['BDT', '10.00 20.00 50.00 100.00 200.00 500.00 1000.00 2000.00 5000.00'],
  ['INR', '10.00 20.00 50.00 100.00 200.00 500.00 1000.00 2000.00 5000.00'],
  ['PKR', '20.00 40.00 100.00 200.00 400.00 1000.00 2000.00 4000.00 10000.00'],
  ['USDT', '0.100000 0.200000 0.500000 1.000000 2.000000 5.000000 10.000000 20.000000 50.000000'],
] as const)('the stakes to choose from in %s are %s', (currency, levels) => {
  const shown = betLevelsMinor[currency].map((minor) => decimalAmount(minor, currency))
  expect(shown.join(' ')).toBe(levels)
})
