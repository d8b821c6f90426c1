import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addStake } from './add-stake.ts'
import { pointsWorth } from './points-worth.ts'

const none = { points: 0n, restMinor: 0n }

test('[VIP-01] a point for each hundred taka, the rest is carried', () => {
  const first = addStake(none, 19_999n)
  expect(first).toEqual({ points: 1n, restMinor: 9_999n })
  expect(addStake(first, 1n)).toEqual({ points: 2n, restMinor: 0n })
})

test('[VIP-01] many small stakes earn what one large stake earns', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n })), (stakes) => {
      const sum = stakes.reduce((total, stake) => total + stake, 0n)
      expect(stakes.reduce(addStake, none)).toEqual(addStake(none, sum))
    }),
  )
})

test('[VIP-01] a rollback takes exactly the points of its stake, and never more than there are', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (before, stake) => {
        const start = addStake(none, before)
        expect(addStake(addStake(start, stake), -stake)).toEqual(start)
      },
    ),
  )
  expect(addStake({ points: 1n, restMinor: 5n }, -20_000n)).toEqual(none)
})

test.each([
  [10n, '1', 1_000n],
  [10n, '0.5', 500n],
  [15n, '0.333333', 499n],
  [1n, '0.000001', 0n],
  [1_000n, '120', 12_000_000n],
])('[SIL-094] %s points at %s taka are %s paisa', (points, rate, minor) => {
  expect(pointsWorth(points, rate, 'BDT')).toBe(minor)
})
