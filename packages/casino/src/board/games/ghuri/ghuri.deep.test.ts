import { describe, expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { ghuri } from './ghuri.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(1_000_000)

describe('many flights', () => {
  const draws = seededDraws(20_261)
  const broken = Array.from({ length: ROUNDS }, () => ghuri.draw(draws, 1).brokenAtCenti)

  test.each(ghuri.bets)('reach the height of $key as often as is said', ({ key, hitRate }) => {
    const centi = Number(key.slice(2))
    const share = Number(hitRate.numerator) / Number(hitRate.denominator)
    const paid = broken.filter(
      (brokenAtCenti) => ghuri.payMinor(100n, { autoCenti: centi }, { brokenAtCenti }) > 0n,
    ).length
    const sigma = Math.sqrt(ROUNDS * share * (1 - share))
    expect(Math.abs(paid - ROUNDS * share)).toBeLessThan(4 * sigma)
  })
})
