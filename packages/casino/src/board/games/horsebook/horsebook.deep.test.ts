import { expect, test } from 'vitest'
import { unlikelyPicks } from '../../event/testing/unlikely-picks.ts'
import { horsebook } from './horsebook.ts'

test.each([0, 11, 18])('a million runs of race %d come as their ways say', (place) => {
  expect(unlikelyPicks(horsebook, { place, plays: 1_000_000, seed: 77 + place })).toEqual([])
})
