import { expect, test } from 'vitest'
import { newTrxId } from './new-trx-id.ts'

test.each([
  ['bkash', /^[A-Z][A-L][1-9A-V][A-Z0-9]{7}$/],
  ['nagad', /^[A-Z0-9]{8}$/],
  ['rocket', /^\d{10}$/],
  ['upay', /^[A-Z0-9]{10}$/],
  ['phonepe', /^\d{12}$/],
  ['easypaisa', /^\d{11}$/],
] as const)('[CASH-41] a transaction id of %s', (wallet, form) => {
  const ids = Array.from({ length: 200 }, () => newTrxId(wallet))
  expect(ids.every((id) => form.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(200)
})

test.each([
  ['2025-01-01T00:00:00Z', 'CA1'],
  ['2026-11-23T12:00:00Z', 'DKN'],
  // Past midnight in Dhaka.
  ['2026-12-30T18:00:00Z', 'DLV'],
])('[CASH-41] a bKash id of %s begins with its day, %s', (at, start) => {
  expect(newTrxId('bkash', new Date(at)).slice(0, 3)).toBe(start)
})
