import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAY_KINDS } from '../turnover/play-weights.ts'
import { earnedPoints, earnStake, type PointState, type PointTerms } from './earn-stake.ts'
import { isLadder, vipStanding } from './vip-level.ts'

const none: PointState = { points: 0n, restMinor: 0n, earnedMinor: 0n }
const plain: PointTerms = { weights: {}, levels: [] }
const ladder = [
  { from: 0, earnBps: 10_000 },
  { from: 10, earnBps: 12_500 },
  { from: 40, earnBps: 20_000 },
]
const house: PointTerms = { weights: { table: 5_000, lottery: 0 }, levels: ladder }

test.each([
  ['a slot counts in full', 'slot', 25_000n, 2n, 5_000n],
  ['a table by half', 'table', 25_000n, 1n, 2_500n],
  ['a lottery not at all', 'lottery', 25_000n, 0n, 0n],
  ['half of an odd paisa is cut', 'table', 3n, 0n, 1n],
] as const)('[SIL-052] %s', (_, kind, stakeMinor, points, restMinor) => {
  const after = earnStake(house, none, { kind, stakeMinor })
  expect(after).toEqual({ points, restMinor, earnedMinor: points * 10_000n + restMinor })
})

test.each([
  ['below the second level', 99_999n, 10_000n],
  ['on it', 100_000n, 12_500n],
  ['on the third', 400_000n, 20_000n],
])('[SIL-052] a stake of 100 taka %s', (_, earnedMinor, counted) => {
  const state = { ...none, earnedMinor }
  const after = earnStake(house, state, { kind: 'slot', stakeMinor: 10_000n })
  expect(after.earnedMinor - earnedMinor).toBe(counted)
})

test('[SIL-052] points that were converted stay earned', () => {
  const state = { points: 0n, restMinor: 0n, earnedMinor: 410_000n }
  expect(vipStanding(ladder, earnedPoints(state.earnedMinor))).toEqual({
    reached: 2,
    missing: null,
  })
})

test.each([
  [0n, 0, 10n],
  [9n, 0, 1n],
  [10n, 1, 30n],
  [40n, 2, null],
])('with %s points earned step %s is reached and %s are missing', (earned, reached, missing) => {
  expect(vipStanding(ladder, earned)).toEqual({ reached, missing })
})

test('without a ladder nothing is reached and nothing is missing', () => {
  expect(vipStanding([], 5n)).toEqual({ reached: null, missing: null })
})

test.each([
  [[], true],
  [[0], true],
  [[0, 5, 6], true],
  [[1], false],
  [[0, 5, 5], false],
  [[0, 5, 4], false],
])('steps from %o are a ladder: %s', (steps, is) => {
  expect(isLadder(steps.map((from) => ({ from, earnBps: 10_000 })))).toBe(is)
})

const anyStake = fc.record({
  kind: fc.constantFrom(...PLAY_KINDS),
  stakeMinor: fc.bigInt({ min: 1n, max: 10n ** 7n }),
})

test('without weights and levels it is what the stakes are, however they are cut', () => {
  fc.assert(
    fc.property(fc.array(anyStake, { maxLength: 20 }), (stakes) => {
      const sumMinor = stakes.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
      const after = stakes.reduce((state, stake) => earnStake(plain, state, stake), none)
      expect(after.earnedMinor).toBe(sumMinor)
      expect(after.points * 10_000n + after.restMinor).toBe(sumMinor)
    }),
  )
})

test('a stake that goes back at once leaves what was there, short of a new level', () => {
  fc.assert(
    fc.property(anyStake, fc.bigInt({ min: 0n, max: 10n ** 6n }), (stake, earnedMinor) => {
      const before = {
        points: earnedMinor / 10_000n,
        restMinor: earnedMinor % 10_000n,
        earnedMinor,
      }
      const after = earnStake(house, before, stake)
      const step = (state: PointState) =>
        vipStanding(ladder, earnedPoints(state.earnedMinor)).reached
      if (step(after) !== step(before)) return
      expect(earnStake(house, after, { ...stake, stakeMinor: -stake.stakeMinor })).toEqual(before)
    }),
  )
})

test('more points are earned, never fewer, on a higher level', () => {
  fc.assert(
    fc.property(anyStake, fc.bigInt({ min: 0n, max: 10n ** 6n }), (stake, earnedMinor) => {
      const low = earnStake(house, none, stake).earnedMinor
      const high = earnStake(house, { ...none, earnedMinor }, stake).earnedMinor - earnedMinor
      expect(high).toBeGreaterThanOrEqual(low)
    }),
  )
})
