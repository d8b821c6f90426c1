import { expect, test } from 'vitest'
import { bkash } from '../methods/bkash.ts'
import { easypaisa } from '../methods/easypaisa.ts'
import { nagad } from '../methods/nagad.ts'
import { phonepe } from '../methods/phonepe.ts'
import { rocket } from '../methods/rocket.ts'
import { readTrxId } from './trx-id.ts'
import { maskNumber, phoneOfWallet, walletNumber } from './wallet-number.ts'

test.each([
  ['BDT', '01712345678', '01712345678'],
  ['BDT', '+880 1712-345678', '01712345678'],
  ['BDT', '8801712345678', '01712345678'],
  ['BDT', '০১৭১২৩৪৫৬৭৮', '01712345678'],
  ['INR', '9876543210', '9876543210'],
  ['INR', '+91 98765-43210', '9876543210'],
  ['INR', '9112345678', '9112345678'],
  ['INR', '919112345678', '9112345678'],
  ['PKR', '03001234567', '03001234567'],
  ['PKR', '+92 300 1234567', '03001234567'],
  ['PKR', '9203001234567', '03001234567'],
] as const)('[CASH-50] in %s, %s is the wallet number %s', (currency, typed, number) => {
  expect(walletNumber(typed, currency)).toBe(number)
})

test.each([
  ['01712345678', bkash, '+8801712345678'],
  ['017123456789', rocket, '+8801712345678'],
  ['017123456789', bkash, null],
  ['0171234567', bkash, null],
  ['01212345678', bkash, null],
  ['', bkash, null],
  ['9876543210', phonepe, '+919876543210'],
  ['5876543210', phonepe, null],
  ['01712345678', phonepe, null],
  ['03001234567', easypaisa, '+923001234567'],
  ['01712345678', easypaisa, null],
  ['03001234567', bkash, null],
] as const)('[CASH-50] the phone behind %s', (number, method, phone) => {
  expect(phoneOfWallet(number, method)).toBe(phone)
})

test.each([
  [' bgq7k2m9xt ', 'BGQ7K2M9XT'],
  ['৭৫৯৫৩২১', '7595321'],
  ['ABCDEF', null],
  ['A'.repeat(21), null],
  ['ABC-1234', null],
  ['ABC1234;DROP', null],
])('[CASH-51] the transaction id in "%s"', (typed, trxId) => {
  expect(readTrxId(bkash, typed)).toBe(trxId)
  expect(readTrxId(nagad, typed)).toBe(trxId)
})

test.each([
  [phonepe, '412345678901', true],
  [phonepe, 'BGQ7K2M9XT', false],
  [easypaisa, '31234567890', true],
  [easypaisa, 'BGQ7K2M9XT', false],
] as const)('[CASH-51] $0.name takes $1: $2', (method, typed, taken) => {
  expect(readTrxId(method, typed) !== null).toBe(taken)
})

test('[CASH-37] a number is masked to its first two and last two digits', () => {
  expect(maskNumber('01712345678')).toBe('01*******78')
  expect(maskNumber('123')).toBe('***')
})
