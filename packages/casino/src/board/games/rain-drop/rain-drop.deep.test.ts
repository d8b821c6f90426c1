import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { DROP_RISKS, DROP_ROWS, dropReturn } from './pots.ts'
import { rainDrop } from './rain-drop.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const DROPS = roundsOfRun(120_000)
const tables = DROP_ROWS.flatMap((rows) => DROP_RISKS.map((risk) => ({ rows, risk })))

test.each(tables)(
  '$rows rows of $risk risk return the exact figure, within four sigma',
  (setup) => {
    const draws = seededDraws(20_261_126)
    let sum = 0
    let squares = 0
    for (let drop = 0; drop < DROPS; drop += 1) {
      const play = rainDrop.play({ betMinor: 100n, setup, choices: [], draws })
      const timesBet = play.kind === 'ended' ? Number(play.totalMinor) / 100 : NaN
      sum += timesBet
      squares += timesBet * timesBet
    }
    const mean = sum / DROPS
    const sigma = Math.sqrt((squares / DROPS - mean * mean) / DROPS)
    const { numerator, denominator } = dropReturn(setup.rows, setup.risk)
    const exact = Number((numerator * 1_000_000_000n) / denominator) / 1e9
    expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
  },
)
