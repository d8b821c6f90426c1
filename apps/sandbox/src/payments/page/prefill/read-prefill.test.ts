import { expect, test } from 'vitest'
import { readPrefill } from './read-prefill.ts'

const fresh = { wallet: 'bkash', from: '', to: '', type: 'Personal', amount: '' }

test.each([
  ['', fresh],
  [
    '?wallet=upay&to=01300000001&type=Agent&amount=500',
    { ...fresh, wallet: 'upay', to: '01300000001', type: 'Agent', amount: '500' },
  ],
  ['?from=01711223344', { ...fresh, from: '01711223344' }],
  ['?wallet=cash&type=toString', fresh],
  [`?to=${'0'.repeat(21)}`, fresh],
])('[CASH-41] a phone opened with "%s"', (query, prefill) => {
  expect(readPrefill(query)).toEqual(prefill)
})
