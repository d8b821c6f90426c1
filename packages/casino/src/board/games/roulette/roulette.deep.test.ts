import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { EVERY_SPOT } from './every-spot.ts'
import { POCKETS } from './pockets.ts'
import { roulette } from './roulette.ts'
import { spotKey } from './spot.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(2_000_000)

const draws = seededDraws(20_261_125)
const counts = Array.from({ length: POCKETS }, () => 0)
for (let round = 0; round < ROUNDS; round += 1) {
  const { number } = roulette.draw(draws, 1)
  counts[number] = (counts[number] ?? 0) + 1
}

test.each(EVERY_SPOT.map(({ spot }) => [spotKey(spot), spot] as const))(
  'the return of %s lies within four sigma of 36/37',
  (_, spot) => {
    let [mean, square] = [0, 0]
    for (const [number, count] of counts.entries()) {
      const pay = Number(roulette.payMinor(1n, spot, { number }))
      mean += (pay * count) / ROUNDS
      square += (pay * pay * count) / ROUNDS
    }
    const sigma = Math.sqrt((square - mean * mean) / ROUNDS)
    expect(Math.abs(mean - 36 / 37)).toBeLessThan(4 * sigma)
  },
)
