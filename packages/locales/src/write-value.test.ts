import { expect, test } from 'vitest'
import { unbrokenMoney, valueWriter } from './write-value.ts'

test.each([
  ['en', 100, '100'],
  ['bn', 100, '১০০'],
  ['bn', 2.5, '২.৫'],
  ['bn', '৳ 1,200.00', '৳\u00a01,200.00'],
  ['bn', '2026/01/10 00:00:00', '2026/01/10 00:00:00'],
  ['bn', '01711223344', '01711223344'],
] as const)('[I18N-02] %s writes %j as %j', (language, value, written) => {
  expect(valueWriter(language)(value)).toBe(written)
})

test('[INBOX-02] the sign stays with its amount', () => {
  expect(unbrokenMoney('Your stake of ৳ 10.00 is back.')).toBe(
    'Your stake of ৳\u00a010.00 is back.',
  )
  expect(unbrokenMoney('৳ only')).toBe('৳ only')
})
