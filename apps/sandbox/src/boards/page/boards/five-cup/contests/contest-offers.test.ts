import { expect, test } from 'vitest'
import { contestOffers } from './contest-offers.ts'

const LEVELS = [1_000n, 5_000n]
const FEE_BPS = 1_000

const offer = (entries: number, players: number) =>
  contestOffers(LEVELS, [{ stakeMinor: 5_000n, entries, players }], FEE_BPS)[1]

test('every entry fee is offered, whether or not anybody is in it', () => {
  const offers = contestOffers(LEVELS, [], FEE_BPS)
  expect(
    offers.map(({ stakeMinor, entries, prizesMinor }) => [stakeMinor, entries, prizesMinor]),
  ).toEqual([
    [1_000n, 0, []],
    [5_000n, 0, []],
  ])
})

test.each([
  [2, 2, 9_000n, [9_000n]],
  [3, 2, 13_500n, [9_450n, 4_050n]],
  [6, 6, 27_000n, [16_334n, 10_666n]],
])('of %d entries of %d players %d lie in the pool', (entries, players, poolMinor, prizesMinor) => {
  expect(offer(entries, players)).toMatchObject({ entries, players, poolMinor, prizesMinor })
})

test('three entries of one player would win nothing: the contest would be called off', () => {
  expect(offer(3, 1)?.prizesMinor).toEqual([])
})
