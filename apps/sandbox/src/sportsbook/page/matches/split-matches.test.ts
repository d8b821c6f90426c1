import { expect, test } from 'vitest'
import { matchNamed } from '../testing/match-named.ts'
import { splitMatches } from './split-matches.ts'

const matches = [
  matchNamed('a', { sport: 'cricket', inPlay: true }),
  matchNamed('b', { sport: 'soccer', inPlay: true }),
  matchNamed('c', { sport: 'cricket' }),
]
const idsOf = (sport: Parameters<typeof splitMatches>[1]) => {
  const { inPlay, coming } = splitMatches(matches, sport)
  return [inPlay.map(({ eventId }) => eventId), coming.map(({ eventId }) => eventId)]
}

test('matches in play stand apart from those to come, by sport', () => {
  expect(idsOf('all')).toEqual([['a', 'b'], ['c']])
  expect(idsOf('cricket')).toEqual([['a'], ['c']])
  expect(idsOf('tennis')).toEqual([[], []])
})
