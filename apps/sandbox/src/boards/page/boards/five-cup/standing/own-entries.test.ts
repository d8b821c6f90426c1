import { expect, test } from 'vitest'
import type { OwnStake } from '../../../board.ts'
import { ownEntries } from './own-entries.ts'
import { standField } from './stand-field.ts'

const one = { five: [0, 2, 5, 9, 11], captain: 9 }
const other = { five: [1, 2, 5, 6, 11], captain: 11 }
const points = [10, 20, 0, 0, 0, 5, 0, 0, 0, 15, 0, 60]

type Spot = typeof one

const stake = (
  betId: string,
  spot: Spot,
  winMinor: bigint | null,
  stakeMinor = 1_000n,
): OwnStake<Spot> => ({
  betId,
  spot,
  stakeMinor,
  state: winMinor === null ? 'standing' : 'won',
  outAtCenti: null,
  winMinor,
})

const contest = (stakeMinor: string, teams: readonly (readonly [player: number, spot: Spot])[]) =>
  standField(
    {
      stakeMinor,
      currency: 'BDT',
      feeBps: 1_000,
      entries: teams.map(([player, spot]) => ({ player, spot, name: '', isOwn: player === 0 })),
    },
    points,
  )

test('while nobody has told of the others the player has their stakes', () => {
  const [entry] = ownEntries([stake('a', one, null)], null)
  expect(entry).toEqual({ key: 'a', team: one, stakeMinor: 1_000n, stand: null, winMinor: null })
})

test('alike teams of one contest are told apart by the order in which they came', () => {
  const table = contest('1000', [
    [0, one],
    [1, other],
    [0, one],
  ])
  const own = [stake('first', one, 301n), stake('second', one, 300n)]
  expect(
    ownEntries(own, [table]).map(({ key, winMinor, stand }) => [key, winMinor, stand?.entry.at]),
  ).toEqual([
    ['first', 301n, 0],
    ['second', 300n, 2],
  ])
})

test('a team is looked for in the contest of its own stake', () => {
  const tables = [
    contest('1000', [
      [0, one],
      [1, other],
    ]),
    contest('5000', [
      [1, one],
      [0, one],
    ]),
  ]
  const own = [stake('large', one, 9_000n, 5_000n), stake('small', one, 0n)]
  expect(ownEntries(own, tables).map(({ key, winMinor }) => [key, winMinor])).toEqual([
    ['small', 0n],
    ['large', 9_000n],
  ])
})

test('an entry that went back stays with its contest that was called off', () => {
  const [entry] = ownEntries([], [contest('1000', [[0, one]])])
  expect(entry?.stand?.contest.isCalledOff).toBe(true)
  expect(entry?.winMinor).toBeNull()
})
