import { expect, test } from 'vitest'
import { mostChange, percentPaidOut } from './most-change.ts'

const day = { most: '1000.00', paid_out: '500.00', currency: 'BDT' } as const

test.each([
  ['0', 'zero'],
  ['499.99', 'below'],
  ['500', 'lower'],
  ['1000', 'same'],
  ['1000.01', 'higher'],
] as const)('[LAW-25] a most of %s where 500 of 1000 are paid out is %s', (typed, means) => {
  expect(mostChange(typed, day)).toBe(means)
})

test.each([
  ['500.00', '1000.00', 50],
  ['-500.00', '1000.00', 0],
  ['1200.00', '1000.00', 120],
  ['1.00', '0.00', 100],
  ['0.00', '0.00', 0],
])('[LAW-25] %s of %s are %s percent', (paid_out, most, percent) => {
  expect(percentPaidOut({ ...day, paid_out, most })).toBe(percent)
})
