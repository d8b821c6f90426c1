import { expect, test } from 'vitest'
import { unlikelyPicks } from '../../event/testing/unlikely-picks.ts'
import { horsebook } from './horsebook.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

test.each([0, 11, 18])('many runs of race %d come as their ways say', (place) => {
  expect(
    unlikelyPicks(horsebook, { place, plays: roundsOfRun(1_000_000), seed: 77 + place }),
  ).toEqual([])
})
