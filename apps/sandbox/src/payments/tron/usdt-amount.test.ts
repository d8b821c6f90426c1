import { expect, test } from 'vitest'
import { readUsdt, usdtText } from './usdt-amount.ts'

test.each([
  ['25', 25_000_000n, '25.00'],
  ['0.000001', 1n, '0.000001'],
  ['1234.5', 1_234_500_000n, '1234.50'],
  ['10.1234', 10_123_400n, '10.1234'],
])('%s USDT is %s millionths and written %s', (typed, micro, text) => {
  expect(readUsdt(typed)).toBe(micro)
  expect(usdtText(micro)).toBe(text)
})

test.each(['', '0', '0.000000', '1.0000001', '-1', '1e3', '1,5', '.5', '1234567890123'])(
  '"%s" is no amount',
  (typed) => {
    expect(readUsdt(typed)).toBeNull()
  },
)
