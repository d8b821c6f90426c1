import { expect, test } from 'vitest'
import { searchGames, sortGames } from './sort-games.ts'

const games = [
  { code: 'B', name: 'Tiger Night', added_at: '2026-01-02T00:00:00Z' },
  { code: 'A', name: 'River Gold', added_at: '2026-01-03T00:00:00Z' },
  { code: 'C', name: 'Last Over', added_at: '2026-01-01T00:00:00Z' },
]
const none = { own: [], site: [] }
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code).join('')

test('[GAME-05, GAME-06, SIL-103] the four sorts', () => {
  expect(codes(sortGames(games, 'recommend', none))).toBe('BAC')
  expect(codes(sortGames(games, 'latest', none))).toBe('ABC')
  expect(codes(sortGames(games, 'az', none))).toBe('CAB')
  expect(codes(sortGames(games, 'favorite', { own: ['C'], site: ['A'] }))).toBe('CAB')
})

test('[GAME-04] a part of the name finds the game', () => {
  expect(codes(searchGames(games, ' NIGHT '))).toBe('B')
  expect(codes(searchGames(games, ''))).toBe('BAC')
})

test('[GAME-04] [I18N-01] a game is found by its name in either language', () => {
  const river = { code: 'R', name: 'River Gold', name_bn: 'সোনালি নদী' }
  for (const typed of ['সোনালি', 'river'])
    expect(searchGames([river, { code: 'T', name: 'Tiger Night' }], typed)).toEqual([river])
})
