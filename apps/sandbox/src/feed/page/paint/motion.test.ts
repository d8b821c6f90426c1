import { expect, test } from 'vitest'
import { clamp, drift, ease, mix } from './motion.ts'

test('a way begins at its start and ends at its end', () => {
  expect([ease(0), ease(1), mix(2, 6, 0), mix(2, 6, 1), mix(2, 6, 0.5)]).toEqual([0, 1, 2, 6, 4])
})

test('what is out of bounds is brought back', () => {
  expect([clamp(-1, 0, 1), clamp(0.4, 0, 1), clamp(Infinity, 0, 1)]).toEqual([0, 0.4, 1])
})

test('a drift stays within one step, and a resting picture does not drift', () => {
  for (let nowMs = 0; nowMs < 60_000; nowMs += 777)
    expect(Math.abs(drift(3, nowMs))).toBeLessThanOrEqual(1)
  expect(drift(3, Infinity)).toBe(drift(3, 0))
})
