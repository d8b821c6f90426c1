import { expect, test } from 'vitest'
import { newTrxId } from './new-trx-id.ts'

test.each([
  ['bkash', /^[A-Z0-9]{10}$/],
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
