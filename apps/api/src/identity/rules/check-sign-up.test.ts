import { describe, expect, test } from 'vitest'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkSignUp } from './check-sign-up.ts'
import { countriesServed } from './countries-served.ts'

const taken = {
  countries: countriesServed({ COUNTRIES: 'BD, IN,PK' }),
  currencies: ['BDT', 'INR'],
} as const

const alice = {
  username: 'alice2026',
  password: 'Kestrel47moss',
  confirmPassword: 'Kestrel47moss',
  name: 'Alice Rahman',
  phone: '01711223355',
  email: 'Alice@people.localhost',
  currency: 'BDT' as const,
}

/** The texts per field of a sign-up that is refused; nothing when it passes. */
function textsOf(fields: Record<string, string>) {
  try {
    checkSignUp(taken, { ...alice, ...fields })
  } catch (error) {
    if (error instanceof Refusal) return error.detail.errors
    throw error
  }
  return undefined
}

describe('sign-up fields', () => {
  test('[ENT-01] what passes is tidied', () => {
    expect(checkSignUp(taken, { ...alice, referral_code: 'abc234', agent_code: '' })).toEqual({
      username: 'alice2026',
      password: 'Kestrel47moss',
      name: 'Alice Rahman',
      email: 'alice@people.localhost',
      phone: '+8801711223355',
      phoneShown: '01711223355',
      currency: 'BDT',
      referralCode: 'ABC234',
      agentCode: null,
      affiliateCode: null,
      agreed: {},
    })
  })

  test.each([
    ['AUTH-30', { username: '' }, 'username', 'Username is required'],
    [
      'AUTH-31',
      { username: 'user_name1' },
      'username',
      'Invalid username (only letters and numbers)',
    ],
    [
      'AUTH-32',
      { username: 'alice20' },
      'username',
      'Username must be between 8 and 16 characters',
    ],
    [
      'AUTH-32',
      { username: 'alice202612345678' },
      'username',
      'Username must be between 8 and 16 characters',
    ],
    ['AUTH-33', { email: '' }, 'email', 'Email is required'],
    ['AUTH-34', { email: 'abc@' }, 'email', 'Invalid email address'],
    ['AUTH-34', { email: 'a@b.cd, e@f.gh' }, 'email', 'Invalid email address'],
    ['AUTH-35', { phone: '' }, 'phone', 'Phone number is required'],
    ['AUTH-36', { phone: '171122335' }, 'phone', 'Invalid phone number (10-15 digits)'],
    ['AUTH-36', { phone: '0171122335x' }, 'phone', 'Invalid phone number (10-15 digits)'],
    ['AUTH-36', { phone: '01211223355' }, 'phone', 'Please enter a correct phone number.'],
    ['AUTH-37', { password: '', confirmPassword: 'x' }, 'password', 'Password is required'],
    ['AUTH-38', { password: 'abc1234' }, 'password', 'Password must be at least 8 characters'],
    [
      'AUTH-39',
      { password: 'abc1234!' },
      'password',
      'Password can only contain letters and numbers (no special characters)',
    ],
    [
      'SIL-041',
      { password: 'k7'.repeat(36) + 'm' },
      'password',
      'Password must be at most 72 characters',
    ],
    ['AUTH-41', { confirmPassword: '' }, 'confirmPassword', 'Confirm Password is required'],
    ['AUTH-42', { confirmPassword: 'Kestrel47mosS' }, 'confirmPassword', 'Passwords do not match'],
    ['SIL-043', { name: 'A' }, 'name', 'Full name must be between 2 and 100 characters'],
  ])('[%s] %o is answered at %s: %s', (_, fields, field, text) => {
    expect(textsOf(fields)?.[field]).toEqual([text])
  })

  test('[AUTH-43] [SIL-039] an empty form shows the first text of every field at once', () => {
    const empty = {
      username: '',
      password: '',
      confirmPassword: '',
      name: '',
      phone: '',
      email: '',
    }
    expect(textsOf(empty)).toEqual({
      username: ['Username is required'],
      email: ['Email is required'],
      phone: ['Phone number is required'],
      password: ['Password is required'],
      confirmPassword: ['Confirm Password is required'],
      name: ['Full name must be between 2 and 100 characters'],
    })
  })

  test.each([1, 2, 100, 101].map((length) => [length, length >= 2 && length <= 100] as const))(
    '[SIL-043] a name of %i letters passes: %s',
    (length, passes) => {
      expect(textsOf({ name: 'n'.repeat(length) }) === undefined).toBe(passes)
    },
  )

  test.each([
    ['alice202', 'abc12345'],
    ['alice20261234567', 'abc12345'],
  ])('[AUTH-32] [AUTH-38] %s with %s passes', (username, password) => {
    expect(textsOf({ username, password, confirmPassword: password })).toBeUndefined()
  })
})
