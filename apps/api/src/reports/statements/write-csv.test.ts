import { playerStatement } from '@maidan/cashier'
import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'
import { writeCsv } from './write-csv.ts'

const statement = playerStatement({
  month: '2026-11',
  lastDay: '2026-11-30',
  currency: 'BDT',
  openingMinor: 5n,
  rows: [
    {
      time: '2026-11-03 09:05:00',
      kind: 'deposits',
      wordsKey: 'deposit',
      reference: 'D23456789AB',
      amountMinor: 500_00n,
      balanceAfterMinor: 500_05n,
    },
    {
      time: '2026-11-03 10:00:00',
      kind: 'others',
      wordsKey: 'unheard_of',
      reference: '1001',
      amountMinor: -7n,
      balanceAfterMinor: 499_98n,
    },
  ],
})

test('a row a movement between the balances, with a mark in front and whole line ends', () => {
  expect(writeCsv(statement, wordsOf.en)).toBe(
    [
      '\uFEFFTime (GMT+6),Movement,Reference,Amount,Balance,Currency',
      ',Opening balance,,,0.05,BDT',
      '2026-11-03 09:05:00,Deposit,D23456789AB,500.00,500.05,BDT',
      '2026-11-03 10:00:00,Other,1001,-0.07,499.98,BDT',
      ',Closing balance,,,499.98,BDT',
      '',
    ].join('\r\n'),
  )
})

test('a word with a comma, a quote or a line is quoted', () => {
  const words = { ...wordsOf.bn, time: 'সময়, "দিন"', balance: 'দুই\nলাইন' }
  const [first = ''] = writeCsv(statement, words).split('\r\n')
  expect(first).toBe('\uFEFF"সময়, ""দিন""",লেনদেন,রেফারেন্স,পরিমাণ,"দুই\nলাইন",মুদ্রা')
})
