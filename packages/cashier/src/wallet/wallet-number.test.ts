import { expect, test } from 'vitest'
import { bkash } from '../methods/bkash.ts'
import { nagad } from '../methods/nagad.ts'
import { readTrxId } from './trx-id.ts'
import { maskNumber, phoneOfWallet, walletNumber } from './wallet-number.ts'

test.each([
  ['01712345678', '01712345678'],
  ['+880 1712-345678', '01712345678'],
  ['8801712345678', '01712345678'],
  ['০১৭১২৩৪৫৬৭৮', '01712345678'],
])('[CASH-50] %s is the wallet number %s', (typed, number) => {
  expect(walletNumber(typed)).toBe(number)
})

test.each([
  ['01712345678', [11], '+8801712345678'],
  ['017123456789', [11, 12], '+8801712345678'],
  ['017123456789', [11], null],
  ['0171234567', [11], null],
  ['01212345678', [11], null],
  ['', [11], null],
])('[CASH-50] the phone behind %s', (number, digits, phone) => {
  expect(phoneOfWallet(number, digits)).toBe(phone)
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

test('[CASH-37] a number is masked to its first two and last two digits', () => {
  expect(maskNumber('01712345678')).toBe('01*******78')
  expect(maskNumber('123')).toBe('***')
})
