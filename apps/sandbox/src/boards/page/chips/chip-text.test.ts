import { moneyText } from '@maidan/money'
import { expect, test } from 'vitest'
import { chipText } from './chip-text.ts'

test.each([
  [1_000n, 'BDT', '10'],
  [1_050n, 'BDT', '10.5'],
  [99_999n, 'BDT', '999.9'],
  [100_000n, 'BDT', '1k'],
  [125_900n, 'INR', '1.2k'],
  [12_000_000n, 'BDT', '120k'],
  [250_000_000n, 'PKR', '2.5M'],
  [500_000n, 'USDT', '0.5'],
  [1_250_000n, 'USDT', '1.25'],
] as const)('%d minor units of %s read %s on a chip', (minor, currency, text) => {
  expect(chipText(moneyText(minor, currency))).toBe(text)
})
