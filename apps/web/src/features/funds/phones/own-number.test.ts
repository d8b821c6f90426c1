import { expect, test } from 'vitest'
import { localNumber } from './local-number.ts'
import { isForeign } from './own-number.ts'

const phones = [{ number: '01712345678' }, { number: '01811222333' }]
const indianPhones = [{ number: '9876543210' }]

test.each([
  ['01712345678', false],
  ['018112223330', false],
  ['01999999999', true],
  ['0199', false],
  ['', false],
] as const)('[CASH-60] a typed number %s is foreign: %s', (typed, foreign) => {
  expect(isForeign(typed, phones, 'BDT')).toBe(foreign)
})

test('[CASH-60] a number of ten digits is whole in rupees of India', () => {
  expect(isForeign('9876543211', indianPhones, 'INR')).toBe(true)
  expect(isForeign('987654321', indianPhones, 'INR')).toBe(false)
})

test('[CASH-60] without known phones no number is called foreign', () => {
  expect(isForeign('01999999999', [], 'BDT')).toBe(false)
})

test.each([
  ['+8801712345678', 'BDT', '01712345678'],
  ['8801712345678', 'BDT', '01712345678'],
  ['01712-345678', 'BDT', '01712345678'],
  ['+91 98765 43210', 'INR', '9876543210'],
  ['+92 300 1234567', 'PKR', '03001234567'],
] as const)('[CASH-60] %s is understood as a wallet in %s writes it', (typed, currency, number) => {
  expect(localNumber(typed, currency)).toBe(number)
})
