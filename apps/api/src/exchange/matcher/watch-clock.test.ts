import { expect, test } from 'vitest'
import { watchClock } from './watch-clock.ts'

const HOUR_MS = 3_600_000

test.each<[name: string, looks: [passedMs: number, setMs: number][], setBack: number[]]>([
  [
    'a clock that runs',
    [
      [5, 0],
      [HOUR_MS, 0],
    ],
    [],
  ],
  [
    'one set back',
    [
      [5, -HOUR_MS],
      [5, 0],
    ],
    [HOUR_MS],
  ],
  ['one set back in the hour in which nobody looked', [[HOUR_MS, -HOUR_MS]], [HOUR_MS]],
  [
    'one set back twice',
    [
      [0, -2_000],
      [9, -3_000],
    ],
    [2_000, 3_000],
  ],
  ['one set ahead', [[5, HOUR_MS]], []],
  [
    'one set ahead and back',
    [
      [5, HOUR_MS],
      [5, -HOUR_MS],
    ],
    [HOUR_MS],
  ],
  [
    'one that strays a little',
    [
      [5, -999],
      [5, 400],
      [5, -999],
    ],
    [],
  ],
])('[LAW-17] %s', (_, looks, setBack) => {
  let [wallMs, passedMs] = [1_700_000_000_000, 0]
  const seen: number[] = []
  const clock = { now: () => new Date(wallMs), monotonicMs: () => passedMs }
  const nowMs = watchClock(clock, (byMs) => seen.push(byMs))
  for (const [runMs, setMs] of looks) {
    passedMs += runMs
    wallMs += runMs + setMs
    expect(nowMs()).toBe(wallMs)
  }
  expect(seen).toEqual(setBack)
})
