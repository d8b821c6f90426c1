import { ApiFailure } from '@maidan/client'
import { loadErrorTexts } from '@maidan/locales'
import { expect, test } from 'vitest'
import { failureText, fieldErrors } from './failure-text.ts'

const refused = (body: object) =>
  new ApiFailure('login', { kind: 'refused', status: 422, body, raw: body })
const english = { language: 'en', fallback: 'Fallback' } as const
const bangla = { language: 'bn', fallback: 'Fallback' } as const

test('[AUTH-19] [AUTH-20] English shows the server’s words, else the fallback', () => {
  expect(failureText(refused({ message: 'No seat' }), english)).toBe('No seat')
  expect(failureText(refused({}), english)).toBe('Fallback')
})

test('[AUTH-21] a cut line has its own text where the screen has one', () => {
  const cut = new ApiFailure('login', { kind: 'network' })
  expect(failureText(cut, { ...english, network: 'Network' })).toBe('Network')
  expect(failureText(cut, english)).toBe('Fallback')
})

test('[I18N-02] Bangla shows the text of the code with its values', async () => {
  await loadErrorTexts('bn')
  const wrong = refused({ code: 'CODE_WRONG', message: 'The code is wrong.', params: { left: 3 } })
  expect(failureText(wrong, bangla)).toBe('কোডটি ভুল। আর ৩ বার চেষ্টা করা যাবে।')
  expect(failureText(refused({ code: 'NEW_CODE', message: 'New' }), bangla)).toBe('New')
})

test('each field shows its first failing text', () => {
  const failure = refused({ errors: { phone: ['taken', 'short'], email: ['bad'] } })
  expect(fieldErrors(failure, 'en')).toEqual({ phone: 'taken', email: 'bad' })
})

test('[I18N-02] a coded failure speaks Bangla at its field too', async () => {
  await loadErrorTexts('bn')
  const taken = refused({ code: 'EMAIL_TAKEN', errors: { email: ['taken'] } })
  expect(fieldErrors(taken, 'bn')).toEqual({
    email: 'এই ই-মেইল অন্য একটি অ্যাকাউন্টে আছে।',
  })
})
