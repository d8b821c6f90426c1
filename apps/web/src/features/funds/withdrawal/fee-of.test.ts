import { expect, test } from 'vitest'
import type { Method } from '../methods/payment-method.ts'
import { feeOf } from './fee-of.ts'

const method = (fixed: string, percent: string) =>
  ({ withdrawal_fee: { fixed, percent } }) as Method

test.each<[fixed: string, percent: string, minor: bigint, fee: bigint]>([
  ['10.00', '0', 100_000n, 1_000n],
  ['10.00', '1.5', 100_000n, 2_500n],
  ['0.00', '0.25', 33_333n, 83n],
])('[CASH-62] %s and %s %% of %s cost %s', (fixed, percent, minor, fee) => {
  expect(feeOf(method(fixed, percent), minor, 'BDT')).toBe(fee)
})

test('[CASH-62] a method that names no fee has none', () => {
  expect(feeOf(undefined, 100_000n, 'BDT')).toBe(0n)
  expect(feeOf({} as Method, 100_000n, 'BDT')).toBe(0n)
})
