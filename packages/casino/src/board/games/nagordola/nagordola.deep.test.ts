import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'
import { nagordola } from './nagordola.ts'
import { DOLA_RISKS, DOLA_SEATS, dolaReturn } from './pays.ts'

const ROUNDS = roundsOfRun(300_000)
const setups = DOLA_SEATS.flatMap((seats) => DOLA_RISKS.map((risk) => ({ seats, risk })))

test.each(setups)(
  '$seats seats of $risk risk return the exact figure, within four sigma',
  (setup) => {
    const draws = seededDraws(20_261_126)
    let sum = 0
    let squares = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const play = nagordola.play({ betMinor: 1_000n, setup, choices: [], draws })
      const timesBet = play.kind === 'ended' ? Number(play.totalMinor) / 1_000 : NaN
      sum += timesBet
      squares += timesBet * timesBet
    }
    const mean = sum / ROUNDS
    const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
    const { numerator, denominator } = dolaReturn(setup.seats, setup.risk)
    const exact = Number((numerator * 1_000_000_000n) / denominator) / 1e9
    expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
  },
)
