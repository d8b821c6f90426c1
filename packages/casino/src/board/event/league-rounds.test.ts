import { expect, test } from 'vitest'
import { leagueRounds } from './league-rounds.ts'

const written = (keys: string, rounds: number) =>
  leagueRounds(keys.split(' '), rounds).map(({ first, second }) => first + second)

test('everybody meets everybody once in a whole league', () => {
  expect(written('a b c d', 3)).toEqual(['ad', 'bc', 'ba', 'dc', 'ac', 'db'])
})

test('an odd one out of a round has no fixture', () => {
  expect(written('a b c', 1)).toEqual(['ac'])
})

test('one alone has no fixture at all', () => {
  expect(written('a', 2)).toEqual([])
})
