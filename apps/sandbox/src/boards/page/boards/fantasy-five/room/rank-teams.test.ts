import { fantasyFixture, spotOf } from '@maidan/casino'
import { expect, test } from 'vitest'
import { rankTeams } from './rank-teams.ts'

const spotOfFive = (five: readonly number[], captain: number) =>
  spotOf(fantasyFixture(0), { five, captain })

const one = spotOfFive([0, 2, 5, 9, 11], 9)
const other = spotOfFive([1, 2, 5, 6, 11], 11)
const points = [10, 20, 0, 0, 0, 5, 0, 0, 0, 15, 0, 60]

const bet = (name: string, spot: typeof one, stakeMinor = '1000') => ({
  name,
  spot,
  stakeMinor,
  currency: 'BDT',
  outAtCenti: null,
  winMinor: null,
})

const stake = {
  betId: 'm1',
  spot: one,
  stakeMinor: 1_000n,
  state: 'standing',
  outAtCenti: null,
  winMinor: null,
} as const

test('teams stand by their points, equal ones share a place, and each with what it pays', () => {
  const told = rankTeams([bet('ra***26', one), bet('ka***ir', other), bet('s***', one)], [], points)
  expect(told.map((team) => [team.rank, team.name, team.points])).toEqual([
    [1, 'ka***ir', 145],
    [2, 'ra***26', 105],
    [2, 's***', 105],
  ])
  expect(told.every(({ paysCenti }) => paysCenti > 100)).toBe(true)
  expect(new Set(told.map(({ key }) => key)).size).toBe(3)
})

test("the player's own team stands once, whether or not the room tells of it", () => {
  const names = (players: Parameters<typeof rankTeams>[0]) =>
    rankTeams(players, [stake], points).map(({ name }) => name)
  expect(names([])).toEqual([null])
  expect(names([bet('me', one)])).toEqual([null])
  expect(names([bet('me', one), bet('alike', one)])).toHaveLength(2)
  expect(names([bet('higher', one, '2000')])).toEqual([null, 'higher'])
})
