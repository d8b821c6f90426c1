import { expect, test } from 'vitest'
import { typedStake } from './typed-stake.ts'

test.each([
  ['100', 10_000n],
  ['৫০০', 50_000n],
  ['১,২৫০.৫০', 125_050n],
  ['৳ 1,000', 100_000n],
  ['5.', 500n],
  ['.5', 50n],
  ['12.34', 1_234n],
])('"%s" is a stake', (text, minor) => {
  expect(typedStake(text, 'BDT')).toEqual({ kind: 'amount', minor })
})

test.each(['abc', '-5', '1.234', '1e5', '1.2.3', '9999999999999'])('"%s" is none', (text) => {
  expect(typedStake(text, 'BDT')).toEqual({ kind: 'unreadable' })
})

test.each(['', '  ', '৳'])('"%s" is empty', (text) => {
  expect(typedStake(text, 'BDT')).toEqual({ kind: 'empty' })
})

test('no currency takes more than two decimals here', () => {
  expect(typedStake('1.234567', 'USDT')).toEqual({ kind: 'unreadable' })
  expect(typedStake('1.5', 'USDT')).toEqual({ kind: 'amount', minor: 1_500_000n })
})
