import { expect, test } from 'vitest'
import { filterGames, filterOptions } from './filter-games.ts'
import { countFilters, readFilters, toggleFilter, writeFilters } from './game-filters.ts'

type Made = { type?: string; volatility?: string; features?: string[]; is_new?: boolean }

const game = (code: string, made: Made = {}) => ({
  code,
  type: 'slot',
  volatility: 'low',
  features: [] as string[],
  is_new: false,
  ...made,
})

const games = [
  game('A', { features: ['free-spins', 'multiplier'], volatility: 'high' }),
  game('B', { features: ['free-spins'] }),
  game('C', { type: 'crash', features: ['live-room'], volatility: 'high', is_new: true }),
  game('D', { type: 'arcade', features: ['own-round'], volatility: 'medium' }),
]
const marks = {
  favourites: new Set(['B', 'D']),
  recent: new Set(['C']),
  popular: new Set(['A', 'B']),
}

test.each<[Record<string, string>, string]>([
  [{}, 'ABCD'],
  [{ kind: 'slot' }, 'AB'],
  [{ kind: 'slot,crash' }, 'ABC'],
  [{ volatility: 'high,medium' }, 'ACD'],
  [{ feature: 'free-spins' }, 'AB'],
  [{ feature: 'free-spins,multiplier' }, 'A'],
  [{ show: 'favourites' }, 'BD'],
  [{ show: 'favourites,recent' }, 'BCD'],
  [{ show: 'new' }, 'C'],
  [{ show: 'popular', volatility: 'low' }, 'B'],
  [{ kind: 'crash', feature: 'free-spins' }, ''],
  [{ kind: 'bingo', volatility: '', feature: 'jackpot' }, 'ABCD'],
])('the address %o keeps %s', (search, kept) => {
  const left = filterGames(games, readFilters(search), marks)
  expect(left.map(({ code }) => code).join('')).toBe(kept)
})

test('each option says how many games it leaves beside what is chosen elsewhere', () => {
  const options = (group: 'kind' | 'feature', search: Record<string, string>) =>
    Object.fromEntries(
      filterOptions(games, group, { filters: readFilters(search), marks }).map((option) => [
        option.value,
        option.count,
      ]),
    )
  expect(options('kind', {})).toEqual({ slot: 2, crash: 1, arcade: 1 })
  expect(options('kind', { kind: 'slot', volatility: 'high' })).toEqual({
    slot: 1,
    crash: 1,
    arcade: 0,
  })
  // Each further feature narrows.
  expect(options('feature', { feature: 'multiplier' })).toMatchObject({
    'free-spins': 1,
    'live-room': 0,
  })
})

test('a group that tells no game from another is not offered', () => {
  const slots = games.slice(0, 2)
  const filters = readFilters({})
  expect(filterOptions(slots, 'kind', { filters, marks })).toEqual([])
  expect(filterOptions(slots, 'feature', { filters, marks })).toHaveLength(2)
  const chosen = readFilters({ kind: 'slot' })
  expect(filterOptions(slots, 'kind', { filters: chosen, marks })).toHaveLength(1)
})

test('what is chosen goes into the address and comes back from it', () => {
  let filters = readFilters({})
  for (const value of ['high', 'low', 'high']) filters = toggleFilter(filters, 'volatility', value)
  filters = toggleFilter(filters, 'show', 'new')
  expect(writeFilters(filters)).toEqual({
    show: 'new',
    kind: undefined,
    feature: undefined,
    volatility: 'low',
  })
  expect(countFilters(filters)).toBe(2)
  expect(readFilters(writeFilters(filters))).toEqual(filters)
})
