import { expect, test } from 'vitest'
import { checkSignup } from './signup-checks.ts'

const right = {
  username: 'alice2026',
  password: 'abc12345',
  confirmPassword: 'abc12345',
  currency: 'BDT',
  name: 'Alice',
  phone: '01712345678',
  email: 'alice@example.test',
  referral_code: '',
  agent_code: '',
}
const check = (changed: Partial<typeof right>) =>
  checkSignup({ ...right, ...changed }, (problem) => problem)

test('a right form passes', () => {
  expect(check({})).toEqual({})
})

test.each([
  ['username', '', 'usernameRequired'],
  ['username', 'user_name1', 'usernameForm'],
  ['username', 'abcdefg', 'usernameLength'],
  ['username', 'abcdefghijklmnopq', 'usernameLength'],
  ['email', '', 'emailRequired'],
  ['email', 'abc@', 'emailForm'],
  ['email', 'abc@example', 'emailForm'],
  ['phone', '', 'phoneRequired'],
  ['phone', '017123456', 'phoneForm'],
  ['phone', '0171234567890123', 'phoneForm'],
  ['phone', '01712abc678', 'phoneForm'],
  ['password', '', 'passwordRequired'],
  ['password', 'abc1234', 'passwordShort'],
  ['password', 'abc1234!', 'passwordForm'],
  ['confirmPassword', '', 'confirmRequired'],
  ['confirmPassword', 'abc12346', 'confirmDiffers'],
] as const)(
  '[AUTH-30 to AUTH-39, AUTH-41 to AUTH-43] %s "%s" is refused as %s',
  (field, value, problem) => {
    expect(check({ [field]: value })[field]).toBe(problem)
  },
)

test('[AUTH-36] ten and fifteen digits pass, in Bangla digits too', () => {
  for (const phone of ['0171234567', '017123456789012', '০১৭১২৩৪৫৬৭৮'])
    expect(check({ phone })).toEqual({})
})
