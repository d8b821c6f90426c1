import { expect, test } from 'vitest'
import { percentUsed } from './percent-used.ts'

test.each([
  ['0.00', '0.00', '50000.00', 0],
  ['0.01', '0.00', '50000.00', 1],
  ['25000.00', '5000.00', '50000.00', 60],
  ['49999.99', '0.01', '50000.00', 100],
  ['60000.00', '0.00', '50000.00', 120],
])('[SIL-026] %s and %s offered of %s is %i percent', (used, offered, cap, percent) => {
  expect(percentUsed({ used, offered, cap }, 'BDT')).toBe(percent)
})
