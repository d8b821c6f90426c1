import { expect, test } from 'vitest'
import { snapOdds, stepOdds } from './odds-steps.ts'

test.each([
  ['1.98', 1, '1.99'],
  ['1.99', 1, '2.00'],
  ['2', 1, '2.02'],
  ['2.00', -1, '1.99'],
  ['9.80', 1, '10'],
  ['10', 1, '10.5'],
  ['1000', 1, '1000'],
  ['1.01', -1, '1.01'],
  ['2.01', 1, '2.02'],
  ['2.01', -1, '2.00'],
  ['', 1, '1.01'],
] as const)('[SIL-115] from %s by %i the ladder gives %s', (odds, by, next) => {
  expect(stepOdds(odds, by)).toBe(next)
})

test.each([
  ['2.01', 'back', '2.02'],
  ['2.01', 'lay', '2.00'],
  ['1.9', 'back', '1.90'],
  ['5000', 'back', '1000'],
  ['0.5', 'lay', '1.01'],
  ['1.995', 'lay', '1.99'],
  ['1.995', 'back', '2.00'],
  ['', 'back', null],
  ['.', 'back', null],
] as const)('[SIL-115] %s typed for a %s is taken as %s', (typed, side, odds) => {
  expect(snapOdds(typed, side)).toBe(odds)
})
