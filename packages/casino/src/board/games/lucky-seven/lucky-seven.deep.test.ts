import { describe, expect, test } from 'vitest'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'
import { playSides } from '../../sides/testing/play-sides.ts'
import { luckySeven } from './lucky-seven.ts'
import { LUCKY_SEVEN_SPOTS } from './spot.ts'

const ROUNDS = roundsOfRun(1_000_000)

describe(`the figures of ${ROUNDS} rounds lie within four sigma of the exact ones`, () => {
  const played = playSides(luckySeven, LUCKY_SEVEN_SPOTS, { rounds: ROUNDS, seed: 20_261_127 })

  test.each([...played])('of %s', (_on, { mean, sigma, exact }) => {
    expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
  })
})
