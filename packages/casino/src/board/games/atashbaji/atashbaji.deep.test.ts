import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'
import { atashbaji, BAJI_TOLD_CENTI } from './atashbaji.ts'
import { bajiChance } from './height.ts'

const ROUNDS = roundsOfRun(300_000)

/** The highest targets are reached too rarely for so few rounds to say anything of them. */
const targets = BAJI_TOLD_CENTI.filter((centi) => centi <= 100_000)

test.each(targets)(
  'the target %i is reached as often as its exact chance, within four sigma',
  (targetCenti) => {
    const draws = seededDraws(20_261_126)
    let wins = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const setup = { targetCenti }
      const play = atashbaji.play({ betMinor: 1_000n, setup, choices: [], draws })
      if (play.kind === 'ended' && play.totalMinor === BigInt(targetCenti) * 10n) wins += 1
    }
    const { numerator, denominator } = bajiChance(targetCenti)
    const chance = Number((numerator * 1_000_000_000n) / denominator) / 1e9
    const sigma = Math.sqrt((chance * (1 - chance)) / ROUNDS)
    expect(Math.abs(wins / ROUNDS - chance)).toBeLessThan(4 * sigma)
  },
)
