import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnOf } from './combined-odds.ts'
import { FREE_BET_ODDS_MIN_CENTI, freeReturnOf, mayBeFree } from './free-bet.ts'

test.each([
  [100_00n, 150, 50_00n],
  [100_00n, 188, 88_00n],
  [200_00n, 1_000, 1_800_00n],
  [1n, 150, 0n],
  [3n, 199, 2n],
])('a free bet of %s at %s pays %s', (stakeMinor, centi, paidMinor) => {
  expect(freeReturnOf(stakeMinor, [centi])).toBe(paidMinor)
})

test('pays exactly the stake less than a paid bet, and never less than nothing', () => {
  const stake = fc.bigInt({ min: 1n, max: 2_000_000n })
  const odds = fc.integer({ min: 101, max: 10_000 })
  fc.assert(
    fc.property(stake, odds, (stakeMinor, centi) => {
      const paidMinor = freeReturnOf(stakeMinor, [centi])
      expect(paidMinor + stakeMinor).toBe(returnOf(stakeMinor, [centi]))
      expect(paidMinor).toBeGreaterThanOrEqual(0n)
    }),
  )
})

test('is taken at its least odds and above', () => {
  expect([101, 149, FREE_BET_ODDS_MIN_CENTI, 151].map(mayBeFree)).toEqual([
    false,
    false,
    true,
    true,
  ])
})
