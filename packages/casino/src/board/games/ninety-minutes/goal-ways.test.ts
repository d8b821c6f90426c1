import { describe, expect, test } from 'vitest'
import { MATCH_FIXTURES } from './clubs.ts'
import { GOAL_WAYS, goalWays, HALF_GOALS_MAX, meanGoals, poissonWays } from './goal-ways.ts'
import { MATCH_HALVES, MATCH_SIDES } from './match.ts'

const tables = MATCH_FIXTURES.flatMap((fixture) =>
  MATCH_HALVES.flatMap((half) =>
    MATCH_SIDES.map((side) => {
      const { top, bottom } = meanGoals(fixture, side, half)
      return { mean: Number(top) / Number(bottom), ways: goalWays(fixture)[half][side] }
    }),
  ),
)

/** Poisson's law as it is written in books, without what lies above five goals. */
function poissonShares(mean: number): readonly number[] {
  const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1))
  const shares = Array.from(
    { length: HALF_GOALS_MAX + 1 },
    (_, goals) => (Math.exp(-mean) * mean ** goals) / factorial(goals),
  )
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

test('every table has all its ways, and each lies within one of what Poisson’s law has', () => {
  for (const { mean, ways } of tables) {
    expect(ways.reduce((sum, count) => sum + count, 0)).toBe(GOAL_WAYS)
    for (const [goals, share] of poissonShares(mean).entries()) {
      expect(Math.abs((ways[goals] ?? -1) - share * GOAL_WAYS)).toBeLessThan(1)
    }
  }
})

describe('the tables', () => {
  test.each([
    ['of no goals', 0n, [10_000, 0, 0, 0, 0, 0]],
    ['of a goal a half', 1n, [3_681, 3_681, 1_840, 614, 153, 31]],
    ['of two goals a half', 2n, [1_376, 2_752, 2_752, 1_835, 918, 367]],
  ])('%s are these', (_, top, ways) => {
    expect(poissonWays({ top, bottom: 1n })).toEqual(ways)
  })

  test('of a fixture are what every machine must have', () => {
    expect(goalWays({ first: 'sonargaon', second: 'hatiya' })).toEqual({
      early: { first: [4_306, 3_629, 1_529, 430, 91, 15], second: [6_341, 2_889, 658, 100, 11, 1] },
      late: { first: [3_572, 3_680, 1_895, 651, 168, 34], second: [5_731, 3_191, 888, 165, 23, 2] },
    })
  })

  test('give a stronger attack, a weaker rival, home and the second half more goals', () => {
    const mean = (first: 'shibganj' | 'dinajpur', second: 'mongla' | 'sreemangal') => {
      const { top, bottom } = meanGoals({ first, second }, 'first', 'early')
      return Number(top) / Number(bottom)
    }
    expect(mean('shibganj', 'mongla')).toBeGreaterThan(mean('dinajpur', 'mongla'))
    expect(mean('shibganj', 'mongla')).toBeGreaterThan(mean('shibganj', 'sreemangal'))
    // 1.30 goals, three points of attack, two of a weak defence, at home, in the first half.
    expect(mean('shibganj', 'mongla')).toBeCloseTo(1.3 * 1.24 * 1.16 * 1.15 * 0.45, 12)
  })
})
