import { expect, test } from 'vitest'
import { handedOver, loginProblem, personProblem } from './two-steps.ts'

const right = {
  username: 'alice2026',
  password: 'abc12345',
  confirm: 'abc12345',
  currency: '8',
  referral: 'FRIEND1',
  fullName: 'Alice Rahman',
  phone: '1712345678',
  email: 'alice@example.test',
  captcha: '1234',
  adult: true,
}

test('a right form passes both steps', () => {
  expect([loginProblem(right), personProblem(right)]).toEqual([null, null])
})

test.each(['username', 'password', 'confirm', 'currency', 'referral'])(
  '[AUTH-59] step 1 without %s is incomplete',
  (field) => expect(loginProblem({ ...right, [field]: ' ' })).toBe('fillStep1'),
)

test.each(['fullName', 'phone', 'email', 'captcha'])(
  '[AUTH-61] step 2 without %s is incomplete',
  (field) => expect(personProblem({ ...right, [field]: '' })).toBe('fillStep2'),
)

test('[AUTH-60] [AUTH-62] passwords that differ and a missing age are told apart', () => {
  expect(loginProblem({ ...right, confirm: 'abc12346' })).toBe('passwordsDiffer')
  expect(personProblem({ ...right, adult: false })).toBe('confirmAge')
})

test('[SIL-048] lengths are hints: short ones pass', () => {
  const short = { ...right, username: 'a', password: 'b', confirm: 'b', referral: 'c' }
  expect(loginProblem(short)).toBeNull()
})

test.each([
  ['1712345678', '01712345678'],
  ['01712345678', '01712345678'],
  ['১৭১২৩৪৫৬৭৮', '01712345678'],
])('[SIL-042] %s behind +880 is %s behind +88', (phone, handed) => {
  expect(handedOver({ ...right, phone }).phone).toBe(handed)
})

test('[AUTH-56] a number of another country is handed over as it was typed', () => {
  const phone = '9876543210'
  expect(handedOver({ ...right, currency: '7', phone }).phone).toBe(phone)
})

test.each([
  ['8', 'BDT'],
  ['7', 'INR'],
  ['17', 'PKR'],
])('[AUTH-55] the value %s stands for %s', (currency, code) => {
  expect(handedOver({ ...right, currency }).currency).toBe(code)
})
