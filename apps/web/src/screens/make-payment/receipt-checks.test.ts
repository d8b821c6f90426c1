import { expect, test } from 'vitest'
import { isReceipt } from './receipt-checks.ts'

test('[CASH-42] a receipt is a picture or PDF of 5 MB at most', () => {
  const fiveMb = 5 * 1024 * 1024
  expect(isReceipt({ type: 'image/jpeg', size: fiveMb })).toBe(true)
  expect(isReceipt({ type: 'application/pdf', size: 1 })).toBe(true)
  expect(isReceipt({ type: 'image/jpeg', size: fiveMb + 1 })).toBe(false)
  expect(isReceipt({ type: 'image/svg+xml', size: 10 })).toBe(false)
  expect(isReceipt({ type: 'image/png', size: 0 })).toBe(false)
})
