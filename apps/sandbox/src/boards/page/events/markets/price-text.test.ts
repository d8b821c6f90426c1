import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

test.each([
  [101, '1.01'],
  [187, '1.87'],
  [640, '6.40'],
  [1_990, '19.90'],
  [2_000, '20'],
  [3_400, '34'],
  [50_000, '500'],
])('%d hundredths are written %s', (priceCenti, text) => {
  expect(priceText(priceCenti)).toBe(text)
})
