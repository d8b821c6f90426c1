import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { kanthaStitch } from './kantha-stitch.ts'
import { KANTHA_RISKS, kanthaReturn } from './pays.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(120_000)
const tables = KANTHA_RISKS.flatMap((risk) => [1, 2, 4, 7, 10].map((count) => ({ risk, count })))

test.each(tables)(
  '$count patches of $risk risk return the exact figure, within four sigma',
  ({ risk, count }) => {
    const draws = seededDraws(20_261_129)
    let sum = 0
    let squares = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      // Patches that move over the quilt, so that each is tried in every place.
      const chosen = Array.from({ length: count }, (_, at) => ((round + at * 3) % 40) + 1)
      const play = kanthaStitch.play({
        betMinor: 100n,
        setup: { chosen, risk },
        choices: [],
        draws,
      })
      const timesBet = play.kind === 'ended' ? Number(play.totalMinor) / 100 : NaN
      sum += timesBet
      squares += timesBet * timesBet
    }
    const mean = sum / ROUNDS
    const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
    const { numerator, denominator } = kanthaReturn(risk, count)
    const exact = Number((numerator * 1_000_000_000n) / denominator) / 1e9
    expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
  },
)
