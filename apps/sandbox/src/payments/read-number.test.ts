import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['bkash', '01711223344', '01711223344'],
  ['bkash', '+880 1711-223344', '01711223344'],
  ['bkash', '০১৭১১২২৩৩৪৪', '01711223344'],
  ['rocket', '017112233441', '017112233441'],
  ['phonepe', '+91 98765 43210', '9876543210'],
  ['jazzcash', '923001234567', '03001234567'],
] as const)('[CASH-41] %s keeps %s as %s', (wallet, typed, kept) => {
  expect(readNumber(wallet, typed)).toBe(kept)
})

test.each([
  ['bkash', '9876543210'],
  ['paytm', '01711223344'],
  ['easypaisa', '01711223344'],
  ['rocket', '0171122334412'],
] as const)('[CASH-41] %s has no account %s', (wallet, typed) => {
  expect(() => readNumber(wallet, typed)).toThrow(/Please enter a \w+ number: \d\d digits/)
})
