import { tieBreak, TIE_BREAK_POINTS_MAX } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { paceOf, shownAtMs } from './pace.ts'

describe('of a tie-break of eleven points', () => {
  test.each([
    [-50, -1, 0],
    [1_299, -1, 0],
    [1_300, 0, 0],
    [2_300, 0, 0],
    [2_400, 0, 1],
    [2_800, 1, 1],
    [16_300, 10, 10],
    [17_400, 10, 11],
    [90_000, 10, 11],
  ])('after %d ms the point at %d is shown and %d are counted', (elapsedMs, place, counted) => {
    expect(paceOf(11, elapsedMs)).toMatchObject({ place, counted })
  })
})

test('a rally goes from 0 to 1, then the rest after it', () => {
  expect(paceOf(11, 1_825)).toMatchObject({ rally: 0.5, rest: 0 })
  expect(paceOf(11, 2_575)).toMatchObject({ rally: 1, rest: 0.5 })
})

test('how long a tie-break will be is not told by its pace', () => {
  for (let elapsedMs = 0; elapsedMs < 17_000; elapsedMs += 40) {
    expect(paceOf(12, elapsedMs)).toEqual(paceOf(TIE_BREAK_POINTS_MAX, elapsedMs))
  }
})

test('the longest one is over at least four seconds before the next round', () => {
  const endMs = shownAtMs(TIE_BREAK_POINTS_MAX)
  expect(paceOf(TIE_BREAK_POINTS_MAX, endMs + 1).counted).toBe(TIE_BREAK_POINTS_MAX)
  expect(endMs).toBeLessThanOrEqual(tieBreak.timing.shownMs - 4_000)
})
