import { expect, test } from 'vitest'
import { transferFeeSun, trxText } from './transfer-fee.ts'

test.each([
  // The receiver holds the token already; the prices of the chain since August 2025.
  [{ energy: 64_285, energySun: 100, byteSun: 1_000 }, '6.7735'],
  // They hold none yet: the contract writes a line more.
  [{ energy: 130_285, energySun: 100, byteSun: 1_000 }, '13.3735'],
  [{ energy: 64_285, energySun: 210, byteSun: 1_000 }, '13.84485'],
  [{ energy: 0, energySun: 100, byteSun: 0 }, '0.00'],
])('a transfer of %o burns %s TRX at most', (cost, text) => {
  expect(trxText(transferFeeSun(cost))).toBe(text)
})
