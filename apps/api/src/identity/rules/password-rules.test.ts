import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isAlphanumeric, isEasyPassword } from './password-rules.ts'

describe('easy passwords', () => {
  test.each([
    'password',
    'password1',
    'Password123',
    'QWERTY123',
    'bangladesh71',
    'Dhaka2024',
    '1234cricket',
  ])('[SIL-041] %s is among the first that a stranger tries', (password) =>
    expect(isEasyPassword(password, {})).toBe(true),
  )

  test.each([
    ['dhaka1979', false],
    ['dhaka1980', true],
    ['dhaka2030', true],
    ['dhaka2031', false],
  ])('[SIL-041] a word and a year people put behind one: %s is easy: %s', (password, isEasy) => {
    expect(isEasyPassword(password, {})).toBe(isEasy)
  })

  test.each(['12345678', '87654321', 'abcdefgh', 'qwertyuiop', '1qaz2wsx3edc', 'poiuytrewq'])(
    '[SIL-041] %s is a run of the keyboard',
    (password) => expect(isEasyPassword(password, {})).toBe(true),
  )

  test.each(['aaaaaaaa', 'abababab', 'xy12xy12', '11112222'])(
    '[SIL-041] %s is a repetition',
    (password) => expect(isEasyPassword(password, {})).toBe(true),
  )

  test.each(['abc12345', 'abcd1234', 'Maidan2026', 'Green0001Field7'])(
    '[AUTH-38] [AUTH-76] [PWD-03] %s passes',
    (password) => expect(isEasyPassword(password, { username: 'rahim2026' })).toBe(false),
  )

  test('[SIL-041] the username inside a password, or the password inside it, is refused', () => {
    expect(isEasyPassword('xAlice2026Bob7', { username: 'alice2026bob' })).toBe(true)
    expect(isEasyPassword('alice2026', { username: 'Alice2026bob' })).toBe(true)
    expect(isEasyPassword('Kestrel47moss', { username: 'alice2026bob' })).toBe(false)
  })

  test('[SIL-041] six digits of the phone number are refused, five are not', () => {
    const phones = ['+8801711223344']
    expect(isEasyPassword('moss122334lake', { phones })).toBe(true)
    expect(isEasyPassword('moss12233lake', { phones })).toBe(false)
  })

  test('[SIL-041] any password that holds the username is refused, in any case', () => {
    const word = fc.stringMatching(/^[a-z0-9]{0,12}$/)
    fc.assert(
      fc.property(word, word, fc.boolean(), (before, after, capitals) => {
        const username = 'alice20260001'
        const name = capitals ? username.toUpperCase() : username
        expect(isEasyPassword(`${before}${name}${after}`, { username })).toBe(true)
      }),
    )
  })

  test('[SIL-041] every listed password has a form that the fields let through', () => {
    expect(commonPasswords.size).toBeGreaterThan(3000)
    const unfit = [...commonPasswords].filter(
      (password) => !isAlphanumeric(password) || password.length < 8 || /[A-Z]/.test(password),
    )
    expect(unfit).toEqual([])
  })
})
