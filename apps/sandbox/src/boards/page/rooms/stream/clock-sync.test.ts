import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOffsetMs } from './clock-sync.ts'

test.each([
  ['no question', [], null],
  ['one question', [{ sentMs: 100, answeredMs: 140, serverMs: 1_120 }], 1_000],
  [
    'the quickest of several',
    [
      { sentMs: 0, answeredMs: 400, serverMs: 1_390 },
      { sentMs: 500, answeredMs: 520, serverMs: 1_510 },
      { sentMs: 600, answeredMs: 900, serverMs: 1_610 },
    ],
    1_000,
  ],
])('%s', (_name, samples, offsetMs) => {
  expect(clockOffsetMs(samples)).toBe(offsetMs)
})

test('is never wrong by more than half of the quickest way there and back', () => {
  const way = fc.integer({ min: 0, max: 2_000 })
  const sample = fc.tuple(fc.integer({ min: 0, max: 60_000 }), way, way)
  fc.assert(
    fc.property(fc.array(sample, { minLength: 1 }), fc.integer(), (asked, offsetMs) => {
      const samples = asked.map(([sentMs, there, back]) => ({
        sentMs,
        answeredMs: sentMs + there + back,
        serverMs: sentMs + there + offsetMs,
      }))
      const halfMs = Math.min(...asked.map(([, there, back]) => there + back)) / 2
      expect(Math.abs((clockOffsetMs(samples) ?? 0) - offsetMs)).toBeLessThanOrEqual(halfMs)
    }),
  )
  expect.hasAssertions()
})
