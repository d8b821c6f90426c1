import { expect, test } from 'vitest'
import { oddsText, readOdds } from './odds-text.ts'
import { returnOf } from './return-of.ts'

test.each([
  [185, '1.85'],
  [200, '2.00'],
  [1_005, '10.05'],
])('%i hundredths are %s and back', (centi, text) => {
  expect([oddsText(centi), readOdds(text)]).toEqual([text, centi])
})

test.each(['', '1', '1.8', '1.855', '01.85', '-1.85', '1,85', '1.85x', '১.৮৫'])(
  '%j are no odds',
  (text) => expect(readOdds(text)).toBeNull(),
)

test.each([
  [100_00n, 185, 185_00n],
  [33_33n, 133, 44_32n],
  [20_00n, 5_000, 1_000_00n],
])('%i paisa at %i hundredths return %i, rounded down', (stakeMinor, centi, returnMinor) => {
  expect(returnOf(stakeMinor, centi)).toBe(returnMinor)
})
