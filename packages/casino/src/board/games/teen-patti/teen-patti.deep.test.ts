import { describe, expect, test } from 'vitest'
import { playSides } from '../../sides/testing/play-sides.ts'
import { TEEN_PATTI_SPOTS } from './spot.ts'
import { teenPatti } from './teen-patti.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(1_000_000)

describe(`the figures of ${ROUNDS} rounds lie within four sigma of the exact ones`, () => {
  const played = playSides(teenPatti, TEEN_PATTI_SPOTS, { rounds: ROUNDS, seed: 20_261_125 })

  test.each([...played])('of %s', (_on, { mean, sigma, exact }) => {
    expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
  })
})
