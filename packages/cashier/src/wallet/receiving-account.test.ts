import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bkash } from '../methods/bkash.ts'
import { rocket } from '../methods/rocket.ts'
import { phonepe } from '../methods/phonepe.ts'
import { raisesCap, readReceivingNumber } from './receiving-account.ts'

test.each([
  ['bKash', '01712345678', '01712345678', bkash],
  ['bKash', '+880 1712-345678', '01712345678', bkash],
  ['bKash', '০১৭১২৩৪৫৬৭৮', '01712345678', bkash],
  ['Rocket', '017123456789', '017123456789', rocket],
  ['PhonePe', '9876543210', '9876543210', phonepe],
  ['bKash', '017123456789', null, bkash],
  ['bKash', '01212345678', null, bkash],
  ['PhonePe', '01712345678', null, phonepe],
  ['bKash', '', null, bkash],
  ['bKash', '0171234567x', null, bkash],
] as const)('[CASH-50] %s is paid at %s', (_, typed, number, method) => {
  expect(readReceivingNumber(typed, method)).toBe(number)
})

const minor = fc.bigInt({ min: 1n, max: 10_000_000_000n })
const caps = fc.record({ dayCapMinor: minor, monthCapMinor: minor })

test('[LAW-24] caps that lead no more money to an account in any day or month are no raise', () => {
  fc.assert(
    fc.property(caps, caps, minor, (now, wanted, paid) => {
      const fits = ({ dayCapMinor, monthCapMinor }: typeof now) =>
        paid <= dayCapMinor && paid <= monthCapMinor
      const isOther =
        now.dayCapMinor !== wanted.dayCapMinor || now.monthCapMinor !== wanted.monthCapMinor
      expect(raisesCap(now, wanted) || fits(now) || !fits(wanted)).toBe(true)
      expect(raisesCap(now, now)).toBe(false)
      expect(raisesCap(now, wanted) || raisesCap(wanted, now)).toBe(isOther)
    }),
  )
})
