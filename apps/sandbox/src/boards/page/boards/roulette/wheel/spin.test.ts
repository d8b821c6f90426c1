import { roulette, WHEEL } from '@maidan/casino'
import { expect, test } from 'vitest'
import { ballPlace, pocketDegrees, POCKET_RADIUS, SPIN_MS, TRACK_RADIUS } from './spin.ts'

test('the ball begins on the track and ends in its pocket exactly', () => {
  expect(ballPlace(-50).radius).toBe(TRACK_RADIUS)
  expect(ballPlace(0)).toEqual({ ahead: 2_520, radius: TRACK_RADIUS })
  expect(ballPlace(SPIN_MS)).toEqual({ ahead: 0, radius: POCKET_RADIUS })
  expect(ballPlace(SPIN_MS * 9)).toEqual({ ahead: 0, radius: POCKET_RADIUS })
})

test('it never runs back, never leaves the wheel and never jumps from place to place', () => {
  let before = ballPlace(0)
  for (let elapsedMs = 5; elapsedMs <= SPIN_MS; elapsedMs += 5) {
    const now = ballPlace(elapsedMs)
    expect(now.ahead).toBeLessThanOrEqual(before.ahead)
    expect(now.radius).toBeGreaterThanOrEqual(POCKET_RADIUS)
    expect(now.radius).toBeLessThanOrEqual(TRACK_RADIUS)
    expect(Math.abs(now.radius - before.radius)).toBeLessThan(1)
    expect(before.ahead - now.ahead).toBeLessThan(6)
    before = now
  }
})

test('each number has a pocket of its own', () => {
  expect(new Set(WHEEL.map(pocketDegrees)).size).toBe(37)
  expect([pocketDegrees(0), pocketDegrees(32)]).toEqual([0, 360 / 37])
})

test('the ball lies still for at least four seconds before the next round', () => {
  expect(roulette.timing.shownMs - SPIN_MS).toBeGreaterThanOrEqual(4_000)
})
