import { expect, test } from 'vitest'
import { clockStep } from './clock-step.ts'

test.each([
  { what: 'the same', offsetMs: 1_000, tookMs: 2, step: { kind: 'keep' } },
  { what: 'later by what may be an error', offsetMs: 1_009, tookMs: 20, step: { kind: 'keep' } },
  { what: 'a little later', offsetMs: 1_200, tookMs: 2, step: { kind: 'ease', byMs: 199 } },
  { what: 'a little earlier', offsetMs: 800, tookMs: 2, step: { kind: 'ease', byMs: -199 } },
  {
    what: 'an hour later',
    offsetMs: 3_601_000,
    tookMs: 2,
    step: { kind: 'forward', byMs: 3_599_999 },
  },
  { what: 'an hour earlier', offsetMs: -3_599_000, tookMs: 2, step: { kind: 'hold' } },
  {
    what: 'later by little more than the look was exact',
    offsetMs: 1_900,
    tookMs: 1_500,
    step: { kind: 'ease', byMs: 150 },
  },
  {
    what: 'later by more than the look was exact: no further than is sure',
    offsetMs: 2_000,
    tookMs: 1_500,
    step: { kind: 'forward', byMs: 250 },
  },
])('a shared clock that is $what', ({ offsetMs, tookMs, step }) => {
  expect(clockStep({ ownOffsetMs: 1_000, offsetMs, tookMs })).toEqual(step)
})
