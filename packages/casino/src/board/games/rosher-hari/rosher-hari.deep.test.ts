import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'
import { HARI_FOOTHOLDS, hariChance, hariMultipleCenti, hariReturn } from './levels.ts'
import { rosherHari, type HariChoice } from './rosher-hari.ts'

const ROUNDS = roundsOfRun(250_000)
const BET_MINOR = 1_000n

/** Higher rows are reached too rarely for so few rounds to say anything of them. */
test.each([
  { level: 'easy', stop: 1 },
  { level: 'easy', stop: 9 },
  { level: 'medium', stop: 3 },
  { level: 'hard', stop: 1 },
  { level: 'hard', stop: 5 },
  { level: 'expert', stop: 3 },
  { level: 'master', stop: 2 },
] as const)(
  'a tree that is $level with a stop at row $stop returns the exact figure, within four sigma',
  ({ level, stop }) => {
    const draws = seededDraws(20_261_126)
    let paidMinor = 0n
    for (let round = 0; round < ROUNDS; round += 1) {
      // Steps that wander over the row, so that every foothold is tried.
      const steps = Array.from({ length: stop }, (_, row): HariChoice => {
        return { step: (round + row * 3) % HARI_FOOTHOLDS[level].all }
      })
      const setup = { level }
      const play = rosherHari.play({ betMinor: BET_MINOR, setup, choices: steps, draws })
      // A climb with a rotten foothold in it has ended there; what would come after it is not legal.
      const isThere = play.kind === 'open' || (play.kind === 'ended' && play.totalMinor > 0n)
      if (isThere) paidMinor += (BET_MINOR * hariMultipleCenti(level, stop)) / 100n
    }
    const exact = numberOf(hariReturn(level, stop))
    const chance = numberOf(hariChance(level, stop))
    const sigma = (exact / chance) * Math.sqrt((chance * (1 - chance)) / ROUNDS)
    expect(Math.abs(Number(paidMinor) / (ROUNDS * Number(BET_MINOR)) - exact)).toBeLessThan(
      4 * sigma,
    )
  },
)

function numberOf({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number {
  return Number((numerator * 1_000_000_000n) / denominator) / 1e9
}
