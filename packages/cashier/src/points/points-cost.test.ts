import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earnStake } from './earn-stake.ts'
import { pointsWeightMaxBps } from './points-cost.ts'
import { pointsWorth } from './points-worth.ts'

const top = (earnBps: number) => [
  { from: 0, earnBps: 10_000 },
  { from: 9, earnBps },
]

test.each([
  ['one in a hundred at a taka a point', 100, '1', 10_000, 7_500],
  ['the same on a level that earns half more', 100, '1', 15_000, 5_000],
  ['blackjack', 58, '1', 15_000, 2_900],
  ['a point worth two taka', 100, '2', 15_000, 2_500],
  ['an edge with room to spare', 337, '1', 15_000, 10_000],
  ['no edge at all', 0, '1', 10_000, 0],
  ['points that are worth nothing', 0, '0', 10_000, 10_000],
])('[SIL-094] %s', (_, edgeBps, rate, earnBps, weightBps) => {
  expect(pointsWeightMaxBps(edgeBps, { rate, levels: top(earnBps) })).toBe(weightBps)
})

test('[SIL-094] without levels a stake earns as on one that adds nothing', () => {
  expect(pointsWeightMaxBps(100, { rate: '1', levels: [] })).toBe(7_500)
})

test('[SIL-094] who stakes on the best level at the highest weight gets back less than it costs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 10_000, max: 50_000 }),
      fc.constantFrom('0.5', '1', '1.25', '3'),
      (edgeBps, earnBps, rate) => {
        const levels = [{ from: 0, earnBps }]
        const weight = pointsWeightMaxBps(edgeBps, { rate, levels })
        const stakeMinor = 10n ** 12n
        const none = { points: 0n, restMinor: 0n, earnedMinor: 0n }
        const terms = { weights: { slot: weight }, levels }
        const { points } = earnStake(terms, none, { kind: 'slot', stakeMinor })
        const costMinor = (stakeMinor * BigInt(edgeBps)) / 10_000n
        expect(pointsWorth(points, rate, 'BDT')).toBeLessThan(costMinor)
      },
    ),
  )
})
