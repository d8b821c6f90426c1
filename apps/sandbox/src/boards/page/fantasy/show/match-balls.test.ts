import { fantasyFive, type FantasyMatch } from '@maidan/casino'
import { expect, test } from 'vitest'
import { inningsAt, matchBalls, matchMs, overAt, toldBalls } from './match-balls.ts'

const SIX = ['six', 'six', 'six', 'six', 'six', 'six'] as const
const LONGEST: FantasyMatch = Array.from({ length: 10 }, () => SIX)
const SHORT: FantasyMatch = [
  ['four', 'caught'],
  ['one', 'bowled'],
  ...Array.from({ length: 8 }, () => ['behind'] as const),
]

test('balls follow each other, and an over waits a moment', () => {
  expect(
    matchBalls(SHORT)
      .slice(0, 4)
      .map(({ over, beginsMs }) => [over, beginsMs]),
  ).toEqual([
    [0, 600],
    [0, 1_350],
    [1, 2_550],
    [1, 3_300],
  ])
})

test.each([
  [0, 0, 0],
  [1_174, 0, 0],
  [1_175, 1, 0],
  [2_549, 2, 0],
  [2_550, 2, 1],
  [60_000, 12, 9],
])('after %d ms %d balls are told, in over %d', (playMs, told, over) => {
  const balls = matchBalls(SHORT)
  expect(toldBalls(balls, playMs)).toBe(told)
  expect(overAt(balls, told, playMs)).toBe(over)
})

test('innings count what has been told of their own side', () => {
  const balls = matchBalls(SHORT)
  expect(inningsAt(balls, 1, 'first')).toEqual({ runs: 4, wickets: 0 })
  expect(inningsAt(balls, 12, 'first')).toEqual({ runs: 5, wickets: 5 })
  expect(inningsAt(balls, 12, 'second')).toEqual({ runs: 0, wickets: 5 })
  expect(inningsAt(balls, 7, 'second')).toEqual({ runs: 0, wickets: 0 })
})

test('all balls are told before a match ends, and the longest leaves time to read its result', () => {
  for (const match of [SHORT, LONGEST]) {
    const balls = matchBalls(match)
    expect(toldBalls(balls, matchMs(match))).toBe(balls.length)
  }
  expect(matchMs(LONGEST)).toBeLessThanOrEqual(fantasyFive.timing.shownMs - 5_000)
})
