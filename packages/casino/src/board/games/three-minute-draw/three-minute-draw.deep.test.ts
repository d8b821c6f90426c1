import { describe, expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { lotteryChance, LOTTERY_PICKS_MAX, lotteryPrizeCenti } from './prizes.ts'
import { threeMinuteDraw } from './three-minute-draw.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(1_000_000)
const STAKE = 100n

/** What a ticket pays on average, and how far one ticket strays from that, in hundredths. */
function spreadOf(picks: number): { mean: number; sigma: number } {
  const cases = Array.from({ length: picks + 1 }, (_, hits) => {
    const { numerator, denominator } = lotteryChance(picks, hits)
    return { chance: Number(numerator) / Number(denominator), pays: lotteryPrizeCenti(picks, hits) }
  })
  const mean = cases.reduce((sum, { chance, pays }) => sum + chance * pays, 0)
  const variance = cases.reduce((sum, { chance, pays }) => sum + chance * (pays - mean) ** 2, 0)
  return { mean, sigma: Math.sqrt(variance) }
}

describe('many draws', () => {
  const draws = seededDraws(40_008)
  const rounds = Array.from({ length: ROUNDS }, () => threeMinuteDraw.draw(draws, 1))

  test.each(Array.from({ length: LOTTERY_PICKS_MAX }, (_, index) => index + 1))(
    'pay tickets of %s numbers what their figures say',
    (picks) => {
      const spot = { picks: [3, 11, 19, 27, 40].slice(0, picks) }
      const paid = rounds.reduce(
        (sum, outcome) => sum + Number(threeMinuteDraw.payMinor(STAKE, spot, outcome)),
        0,
      )
      const { mean, sigma } = spreadOf(picks)
      expect(Math.abs(paid - ROUNDS * mean)).toBeLessThan(4 * sigma * Math.sqrt(ROUNDS))
    },
  )
})
