import { expect, test } from 'vitest'
import { oddsText, readOdds } from './odds-text.ts'

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
