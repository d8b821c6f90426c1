import { expect, test } from 'vitest'
import { clockStep } from './clock-step.ts'

test.each([
  { what: 'the same', offsetMs: 1_000, tookMs: 2, kind: 'keep' },
  { what: 'a little later', offsetMs: 1_200, tookMs: 2, kind: 'keep' },
  { what: 'a little earlier', offsetMs: 800, tookMs: 2, kind: 'keep' },
  { what: 'an hour later', offsetMs: 3_601_000, tookMs: 2, kind: 'forward' },
  { what: 'an hour earlier', offsetMs: -3_599_000, tookMs: 2, kind: 'hold' },
  { what: 'later by less than the look was exact', offsetMs: 1_900, tookMs: 1_500, kind: 'keep' },
  {
    what: 'later by more than the look was exact',
    offsetMs: 2_000,
    tookMs: 1_500,
    kind: 'forward',
  },
])('a shared clock that is $what: $kind', ({ offsetMs, tookMs, kind }) => {
  expect(clockStep({ ownOffsetMs: 1_000, offsetMs, tookMs })).toEqual({ kind })
})
