import { expect, test } from 'vitest'
import type { ContestField } from '../../../../../rooms/room-api.ts'
import { standField } from './stand-field.ts'

/** Whoever has a place in their team scores as many points as its number says, and the captain's twice. */
const POINTS = Array.from({ length: 12 }, (_, place) => place)

const low = { five: [0, 1, 2, 3, 4], captain: 0 }
const middle = { five: [0, 1, 2, 3, 4], captain: 4 }
const high = { five: [7, 8, 9, 10, 11], captain: 11 }

type Entry = readonly [player: number, spot: typeof low]

function field(entries: readonly Entry[]): ContestField {
  return {
    stakeMinor: '1000',
    currency: 'BDT',
    feeBps: 1_000,
    entries: entries.map(([player, spot]) => ({
      player,
      name: `p${player}`,
      spot,
      isOwn: player === 1,
    })),
  }
}

const told = (entries: readonly Entry[], points = POINTS) => {
  const standing = standField(field(entries), points)
  const rows = standing.entries.map(({ at, place, sharedBy, prizeMinor }) => [
    at,
    place,
    sharedBy,
    Number(prizeMinor),
  ])
  return { ...standing, rows }
}

test('the best stands first, and what it would win is the pool less the fee', () => {
  const { rows, paid, poolMinor, isCalledOff } = told([
    [0, low],
    [1, high],
  ])
  expect(rows).toEqual([
    [1, 1, 1, 1_800],
    [0, 2, 1, 0],
  ])
  expect([paid, poolMinor, isCalledOff]).toEqual([1, 1_800n, false])
})

test('equal points share a place and what its places win, and the next place counts them', () => {
  const { rows, paid } = told([
    [0, high],
    [1, low],
    [2, high],
    [1, middle],
  ])
  expect(rows).toEqual([
    [0, 1, 2, 1_800],
    [2, 1, 2, 1_800],
    [3, 3, 1, 0],
    [1, 4, 1, 0],
  ])
  expect(paid).toBe(2)
})

test('before the first point everybody shares the first place', () => {
  const zero = POINTS.map(() => 0)
  const six = [0, 1, 2, 3, 4, 5].map((player): Entry => [player, low])
  const { rows, paid } = told(six, zero)
  expect(
    rows.every(([, place, sharedBy, prize]) => place === 1 && sharedBy === 6 && prize === 900),
  ).toBe(true)
  expect(paid).toBe(6)
})

test('a contest that one player has to themselves is called off, however often they entered', () => {
  const { rows, paid, isCalledOff } = told([
    [1, low],
    [1, high],
  ])
  expect(isCalledOff).toBe(true)
  expect(paid).toBe(0)
  expect(rows.map(([at]) => at)).toEqual([1, 0])
})
