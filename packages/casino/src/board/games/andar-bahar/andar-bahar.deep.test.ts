import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { andarBahar } from './andar-bahar.ts'
import { ANDAR_BAHAR_SPOTS } from './spots.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(200_000)

test.each(ANDAR_BAHAR_SPOTS)(
  `${ROUNDS} rounds on %s return and hit what the formula says, within four sigma`,
  (spot) => {
    const draws = seededDraws(20_261_124)
    const facts = andarBahar.bets.find(({ key }) => key === spot)
    if (facts === undefined) throw new Error('The spot has facts')
    let hits = 0
    let paid = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const played = andarBahar.play({ betMinor: 100n, setup: { spot }, choices: [], draws })
      const totalMinor = played.kind === 'ended' ? Number(played.totalMinor) : Number.NaN
      paid += totalMinor / 100
      if (totalMinor > 0) hits += 1
    }
    const chance = Number(facts.hitRate.numerator) / Number(facts.hitRate.denominator)
    const sigma = Math.sqrt((chance * (1 - chance)) / ROUNDS)
    expect(Math.abs(hits / ROUNDS - chance)).toBeLessThan(4 * sigma)
    const back = Number(facts.exactReturn.numerator) / Number(facts.exactReturn.denominator)
    expect(Math.abs(paid / ROUNDS - back)).toBeLessThan(4 * sigma * (back / chance))
  },
)
