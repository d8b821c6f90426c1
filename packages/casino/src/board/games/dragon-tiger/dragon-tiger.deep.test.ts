import { describe, expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { DRAGON_TIGER_SPOTS } from './spot.ts'

const ROUNDS = 1_000_000
const STAKE = 100n

describe(`the figures of ${ROUNDS} rounds lie within four sigma of the exact ones`, () => {
  const draws = seededDraws(20_261_124)
  const pays = DRAGON_TIGER_SPOTS.map(() => new Map<bigint, number>())
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = dragonTiger.draw(draws, 1)
    for (const [index, on] of DRAGON_TIGER_SPOTS.entries()) {
      const pay = dragonTiger.payMinor(STAKE, { on }, outcome)
      pays[index]?.set(pay, (pays[index].get(pay) ?? 0) + 1)
    }
  }

  test.each(DRAGON_TIGER_SPOTS.map((on, index) => ({ on, index })))('of $on', ({ on, index }) => {
    const counts = [...(pays[index] ?? [])].map(
      ([pay, count]) => [Number(pay) / 100, count] as const,
    )
    const mean = counts.reduce((sum, [pay, count]) => sum + pay * count, 0) / ROUNDS
    const square = counts.reduce((sum, [pay, count]) => sum + pay * pay * count, 0) / ROUNDS
    const sigma = Math.sqrt((square - mean * mean) / ROUNDS)
    const exact = dragonTiger.bets.find(({ key }) => key === on)?.exactReturn
    const expected = Number(exact?.numerator) / Number(exact?.denominator)
    expect(Math.abs(mean - expected)).toBeLessThan(4 * sigma)
  })
})
