import { expect, test } from 'vitest'
import { localNumber } from './local-number.ts'
import { isForeign } from './own-number.ts'

const phones = [{ number: '01712345678' }, { number: '01811222333' }]

test.each([
  ['01712345678', false],
  ['018112223330', false],
  ['01999999999', true],
  ['0199', false],
  ['', false],
] as const)('[CASH-60] a typed number %s is foreign: %s', (typed, foreign) => {
  expect(isForeign(typed, phones)).toBe(foreign)
})

test('[CASH-60] without known phones no number is called foreign', () => {
  expect(isForeign('01999999999', [])).toBe(false)
})

test.each(['+8801712345678', '8801712345678', '01712-345678'])(
  '[CASH-60] %s is understood as a wallet writes it',
  (typed) => {
    expect(localNumber(typed)).toBe('01712345678')
  },
)
