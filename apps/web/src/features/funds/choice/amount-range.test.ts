import { expect, test } from 'vitest'
import { depositRange, isInRange } from './amount-range.ts'
import type { Method } from '../methods/payment-method.ts'

const method = { deposit_min: '200.00', deposit_max: '25000.00' } as Method

test.each([
  ['199.99', 19_999n, false],
  ['200', 20_000n, true],
  ['25000', 2_500_000n, true],
  ['25000.01', 2_500_001n, false],
] as const)('[SIL-071] a deposit of %s', (_typed, minor, fits) => {
  expect(isInRange(minor, depositRange(method, 'BDT'))).toBe(fits)
})

test('[SIL-071] a method without limits takes any amount', () => {
  expect(depositRange(undefined, 'BDT')).toBeNull()
  expect(depositRange({ ...method, deposit_max: '' }, 'BDT')).toBeNull()
  expect(isInRange(1n, null)).toBe(true)
})
