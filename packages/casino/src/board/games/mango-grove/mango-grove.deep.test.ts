import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { groveMultipleCenti, groveReturn } from './grove.ts'
import { mangoGrove, type GroveChoice } from './mango-grove.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(250_000)
const BET_MINOR = 1_000n

test.each([
  { wasps: 1, stop: 12 },
  { wasps: 3, stop: 1 },
  { wasps: 3, stop: 5 },
  { wasps: 10, stop: 2 },
  { wasps: 24, stop: 1 },
])('$wasps wasps with a stop at $stop return the exact figure, within four sigma', (plan) => {
  const { wasps, stop } = plan
  const draws = seededDraws(20_261_125)
  let wins = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const choices: GroveChoice[] = []
    // A row that moves through the grove, so that every basket is tried.
    for (let step = 0; step < stop; step += 1) choices.push({ open: (round + step * 7) % 25 })
    const play = mangoGrove.play({ betMinor: BET_MINOR, setup: { wasps }, choices, draws })
    // A row with a wasp in it has ended there; what would come after it is not legal.
    if (play.kind === 'open' || (play.kind === 'ended' && play.totalMinor > 0n)) wins += 1
  }
  const multiple = Number(groveMultipleCenti(wasps, stop)) / 100
  const { numerator, denominator } = groveReturn(wasps, stop)
  const exact = Number((numerator * 1_000_000_000n) / denominator) / 1e9
  const chance = exact / multiple
  const sigma = multiple * Math.sqrt((chance * (1 - chance)) / ROUNDS)
  expect(Math.abs((wins / ROUNDS) * multiple - exact)).toBeLessThan(4 * sigma)
})
