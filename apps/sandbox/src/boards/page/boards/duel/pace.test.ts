import { duel } from '@maidan/casino'
import { expect, test } from 'vitest'
import { HIT, landedAt, pace, STEPS_MAX } from './pace.ts'

test('the longest duel is over at least three seconds before the next round', () => {
  expect(pace.endMs(STEPS_MAX)).toBeLessThanOrEqual(duel.timing.shownMs - 3_000)
})

test('a move has happened when it reaches the rival, and not before', () => {
  const reachesMs = 1_000 + 700 * 0.74 * HIT
  expect([landedAt(9, reachesMs - 2), landedAt(9, reachesMs + 2)]).toEqual([0, 1])
})
