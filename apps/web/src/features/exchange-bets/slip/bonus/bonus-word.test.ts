import { expect, test } from 'vitest'
import { bonusWord } from './bonus-word.ts'

test.each([
  ['match_odds', '100', 'bonusAtHouse'],
  ['match_odds', '12.5', 'bonusPartAtHouse'],
  ['match_odds', '0', 'bonusNothing'],
  ['match_odds', undefined, null],
  ['bookmaker', '100', null],
  ['bookmaker', '10', 'bonusPart'],
  ['fancy', '100', null],
  ['fancy', '0.5', 'bonusPart'],
  ['fancy', '0', 'bonusNothing'],
  ['fancy', undefined, null],
] as const)('of a bet on %s that counts to %s of a hundred, %s is said', (kind, percent, word) => {
  expect(bonusWord(kind, percent)).toBe(word)
})
