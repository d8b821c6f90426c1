import { expect, test } from 'vitest'
import type { Fraction } from '../../../chance/fraction.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'
import { nineLeaves } from './nine-leaves.ts'

const ROUNDS = roundsOfRun(500_000)
const SEED = 20_261_127
const BET_MINOR = 1_000n

test(`${ROUNDS} cards return and hit what is exact, within four sigma (seed ${SEED})`, () => {
  const draws = seededDraws(SEED)
  const [bet] = nineLeaves.bets
  if (bet === undefined) throw new Error('A card is a bet')
  let [sum, squares, hits] = [0, 0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const card = { betMinor: BET_MINOR, setup: {}, choices: [{ all: true }] as const, draws }
    const play = nineLeaves.play(card)
    const won = play.kind === 'ended' ? Number(play.totalMinor) / Number(BET_MINOR) : Number.NaN
    sum += won
    squares += won * won
    if (won > 0) hits += 1
  }
  const mean = sum / ROUNDS
  const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
  expect(Math.abs(mean - valueOf(bet.exactReturn))).toBeLessThan(4 * sigma)
  const hit = valueOf(bet.hitRate)
  expect(Math.abs(hits / ROUNDS - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / ROUNDS))
})

function valueOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 12n) / denominator) / 10 ** 12
}
