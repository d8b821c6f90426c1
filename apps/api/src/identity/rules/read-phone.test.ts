import { expect, test } from 'vitest'
import { possiblePhones, readPhone } from './read-phone.ts'

const served = ['BD', 'IN', 'PK']

test.each([
  ['01711223344', 'BDT', '+8801711223344', '01711223344'],
  ['1711223344', 'BDT', '+8801711223344', '01711223344'],
  ['8801711223344', 'BDT', '+8801711223344', '01711223344'],
  ['+880 1711-223344', 'BDT', '+8801711223344', '01711223344'],
  ['০১৭১১২২৩৩৪৪', 'BDT', '+8801711223344', '01711223344'],
  ['9876543210', 'INR', '+919876543210', '9876543210'],
  ['919876543210', 'BDT', '+919876543210', '9876543210'],
  ['03001234567', 'PKR', '+923001234567', '03001234567'],
] as const)('[AUTH-36] [SIL-042] %s with %s is %s, shown %s', (typed, currency, phone, shown) => {
  expect(readPhone(typed, currency, served)).toEqual({ ok: true, phone, shown })
})

test.each(['171122334', '0171122334455667', '01711x23344', ''])(
  '[AUTH-36] "%s" is not 10 to 15 digits',
  (typed) => expect(readPhone(typed, 'BDT', served)).toEqual({ ok: false, reason: 'form' }),
)

test.each(['01211223344', '0291234567', '000000000000000'])(
  '[AUTH-36] %s has the form and is no mobile number',
  (typed) => expect(readPhone(typed, 'BDT', served)).toEqual({ ok: false, reason: 'number' }),
)

test('[AUTH-24] a number of a country that is not served is told apart', () => {
  expect(readPhone('919876543210', 'BDT', ['BD'])).toEqual({ ok: false, reason: 'country' })
  expect(readPhone('14155550123', 'BDT', served)).toEqual({ ok: false, reason: 'country' })
})

test('[AUTH-70] a number without its country is looked up in all three', () => {
  expect(possiblePhones('01711223344')).toEqual(['+8801711223344'])
  expect(possiblePhones('+91 98765 43210')).toEqual([
    '+919876543210',
    '+919876543210',
    '+919876543210',
  ])
  expect(possiblePhones('no number')).toEqual([])
})
