import { expect, test } from 'vitest'
import { newPasswordProblems } from './new-password-problems.ts'
import { PASSWORD_LENGTH_MAX } from './password-rules.ts'

const FORM = 'New Password must contain at least one number, one letter, and 8 characters long.'
const LONG = `New Password must be at most ${PASSWORD_LENGTH_MAX} characters long.`
const long = (length: number) => 'a1'.repeat(length).slice(0, length)

test.each([
  ['abcde12', FORM],
  ['abcdefgh', FORM],
  ['12345678', FORM],
  ['abcd 1234', FORM],
  ['abcdef12', null],
  [long(PASSWORD_LENGTH_MAX), null],
  [long(PASSWORD_LENGTH_MAX + 1), LONG],
])('[AUTH-76] [PWD-03] %s is answered %s', (password, text) => {
  const { password: problem } = newPasswordProblems({ password, confirmation: password })
  expect(problem && 'text' in problem ? problem.text : null).toBe(text)
})

test.each([
  ['', 'Please confirm your new password.'],
  ['abcdef13', 'Passwords do not match.'],
  ['abcdef12', null],
])('the confirmation "%s" is answered %s', (confirmation, text) => {
  const { confirmation: doubt } = newPasswordProblems({ password: 'abcdef12', confirmation })
  expect(doubt && 'text' in doubt ? doubt.text : null).toBe(text)
})
