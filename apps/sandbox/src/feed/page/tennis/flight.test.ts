import { expect, test } from 'vitest'
import { flightAt, SHOT_MS } from './flight.ts'

const rally = { startMs: 1_000, server: 0 }
const end = { startMs: 9_000, winner: 1, x: 0.3 }

test('in a rally the ball goes to the other side and comes back', () => {
  expect(flightAt(1_000, rally, null)).toMatchObject({ y: 0.98, to: 1 })
  expect(flightAt(1_000 + SHOT_MS, rally, null)).toMatchObject({ y: 0.02, to: 0 })
  for (let nowMs = 1_000; nowMs < 8_000; nowMs += 90) {
    const { x = 0, y = 0 } = flightAt(nowMs, rally, null) ?? {}
    expect(x).toBeGreaterThanOrEqual(0.18)
    expect(x).toBeLessThanOrEqual(0.82)
    expect(y).toBeGreaterThanOrEqual(0.02)
    expect(y).toBeLessThanOrEqual(0.98)
  }
})

test('a shot begins where the one before it landed', () => {
  const before = flightAt(1_000 + SHOT_MS - 0.001, rally, null)
  const after = flightAt(1_000 + SHOT_MS, rally, null)
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 3)
})

test('at its end the ball passes the one who loses, and then nobody plays', () => {
  expect(flightAt(9_900, null, end)).toMatchObject({ x: 0.3, y: 1.12, to: 0 })
  expect(flightAt(13_000, null, end)).toBeNull()
  expect(flightAt(Infinity, null, end)).toMatchObject({ y: 1.12 })
  expect(flightAt(1_000, null, null)).toBeNull()
})
