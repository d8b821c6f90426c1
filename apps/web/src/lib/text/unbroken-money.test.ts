import { expect, test } from 'vitest'
import { unbrokenMoney } from './unbroken-money.ts'

test('[INBOX-02] the sign stays with its amount', () => {
  expect(unbrokenMoney('Your stake of ৳ 10.00 is back.')).toBe(
    'Your stake of ৳\u00a010.00 is back.',
  )
  expect(unbrokenMoney('৳ only')).toBe('৳ only')
})
