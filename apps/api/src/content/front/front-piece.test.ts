import { expect, test } from 'vitest'
import { frontState } from './front-piece.ts'

const [nine, ten, noon] = ['09:00', '10:00', '12:00'].map((time) => new Date(`2026-03-02T${time}Z`))

test.each([
  ['open at both ends', null, null, 'running'],
  ['from before', nine, null, 'running'],
  ['from this moment', ten, null, 'running'],
  ['from later', noon, null, 'coming'],
  ['until later', null, noon, 'running'],
  ['until this moment', null, ten, 'ended'],
  ['until before', null, nine, 'ended'],
  ['ended before its time', noon, nine, 'ended'],
])('at ten a piece %s is as it should be', (_, startsAt = null, endsAt = null, state) => {
  expect(frontState({ startsAt, endsAt }, ten ?? new Date(Number.NaN))).toBe(state)
})
