import { expect, test } from 'vitest'
import { knownRounds } from './known-rounds.ts'

const past = [
  { number: 7, outcome: 'g' },
  { number: 6, outcome: 'f' },
  { number: 5, outcome: 'e' },
]

test.each([
  [8, 'h', true, 9, 'hgfe'],
  [8, 'h', false, 9, 'gfe'],
  [8, null, true, 9, 'gfe'],
  // The studio already lists the round that is still being shown.
  [7, 'g', false, 9, 'fe'],
  [7, 'g', true, 9, 'gfe'],
  [8, 'h', true, 2, 'hg'],
])('of round %d with %j, seen: %j, at most %d are %s', (number, outcome, isSeen, max, known) => {
  expect(knownRounds({ number, outcome, past }, isSeen, max).join('')).toBe(known)
})
