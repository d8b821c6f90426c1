import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'
import { waitBeforeRepeat } from './wait-before-repeat.ts'
import { BANGLA } from '../words/list-bangla.ts'
import { ENGLISH } from '../words/list-english.ts'
import { formatMoney } from '../words/format-money.ts'

const kindOf = (status: number, text: string): string => readAnswer(status, text, undefined).kind

test('an answer is done, refused or unknown, as the document says', () => {
  expect(kindOf(200, '{"balance":"1"}')).toBe('done')
  expect(kindOf(200, '{}')).toBe('unknown')
  expect(kindOf(200, 'no JSON')).toBe('unknown')
  expect(kindOf(402, '{"code":"WALLET_NOT_ENOUGH_MONEY"}')).toBe('refused')
  expect(kindOf(418, '{"code":"A_CODE_OF_LATER"}')).toBe('refused')
  expect(kindOf(404, '<html>')).toBe('unknown')
  expect(kindOf(404, '{}')).toBe('unknown')
  for (const status of [408, 429, 500, 503, 302]) {
    expect(kindOf(status, '{"code":"ANY","balance":"1"}')).toBe('unknown')
  }
})

test('a wallet that asks for patience gets it', () => {
  const body = '{"code":"TOO_MANY_REQUESTS","params":{"seconds":7}}'
  expect(readAnswer(429, body, '9')).toEqual({
    kind: 'unknown',
    why: 'status 429',
    waitMs: 7_000,
  })
  expect(readAnswer(429, '', '9')).toEqual({ kind: 'unknown', why: 'status 429', waitMs: 9_000 })
})

test('repeats come after 0.5, 1, 2, 4, 8, 16, 30, 30 seconds', () => {
  const waitsMs = [1, 2, 3, 4, 5, 6, 7, 8, 5_000].map(waitBeforeRepeat)
  expect(waitsMs).toEqual([500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000])
})

test('both languages fill in the same values', () => {
  const listNames = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const [word, text] of Object.entries(ENGLISH)) {
    const bangla = Object.entries(BANGLA).find(([name]) => name === word)?.[1] ?? ''
    expect([word, bangla]).not.toEqual([word, ''])
    expect([word, ...listNames(bangla)]).toEqual([word, ...listNames(text)])
  }
})

test('amounts for people', () => {
  expect(formatMoney('2500', 'BDT', 'en')).toBe('৳25')
  expect(formatMoney('12345678', 'INR', 'en')).toBe('₹1,23,456.78')
  expect(formatMoney('125000', 'BDT', 'bn')).toBe('৳১,২৫০')
})
