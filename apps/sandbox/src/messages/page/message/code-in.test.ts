import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['012345 is your code', '012345'],
  ['Your code: 654321.', '654321'],
  ['Call 01711223344 about 12345', null],
  ['No code at all', null],
])('[API-23] the code in "%s" is %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
