import { expect, test } from 'vitest'
import { isEasyPin, readPin } from './withdrawal-pin.ts'

test.each([
  ['4719', '4719'],
  ['৪৭১৯', '4719'],
  [' 47 19 3 ', '47193'],
  ['471', null],
  ['4719382', null],
  ['47a9', null],
  ['', null],
])('"%s" is read as %s', (typed, pin) => {
  expect(readPin(typed)).toBe(pin)
})

test.each([
  ['0000', true],
  ['111111', true],
  ['1234', true],
  ['345678', true],
  ['9876', true],
  ['1212', true],
  ['474747', true],
  ['1357', false],
  ['4719', false],
  ['1235', false],
  ['1221', false],
  ['471947', false],
])('%s is easy: %s', (pin, isEasy) => {
  expect(isEasyPin(pin)).toBe(isEasy)
})
