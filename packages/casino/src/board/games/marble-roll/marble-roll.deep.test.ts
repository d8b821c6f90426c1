import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'
import { MARBLE_SIDES, marbleReturn } from './line.ts'
import { MARBLE_TOLD_PARTS, marbleRoll } from './marble-roll.ts'

const ROUNDS = roundsOfRun(300_000)
const setups = MARBLE_SIDES.flatMap((side) =>
  MARBLE_TOLD_PARTS.map((part) => ({ side, line: side === 'under' ? part : 10_000 - part })),
)

test.each(setups)('$side $line returns the exact figure, within four sigma', (setup) => {
  const draws = seededDraws(20_261_130)
  let sum = 0
  let squares = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const play = marbleRoll.play({ betMinor: 1_000n, setup, choices: [], draws })
    const timesBet = play.kind === 'ended' ? Number(play.totalMinor) / 1_000 : NaN
    sum += timesBet
    squares += timesBet * timesBet
  }
  const mean = sum / ROUNDS
  const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
  const { numerator, denominator } = marbleReturn(setup)
  const exact = Number((numerator * 1_000_000_000n) / denominator) / 1e9
  expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
})
