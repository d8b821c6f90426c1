import { superOver, type SuperOverPlay } from '@maidan/casino'
import { expect, test } from 'vitest'
import { BALL_MS } from '../../../cricket/delivery.ts'
import { ballMoments, superOverMs, toldCount } from './ball-moments.ts'

const LONGEST: SuperOverPlay = {
  first: ['dot', 'wide', 'six', 'six', 'six', 'six', 'six'],
  second: ['one', 'wide', 'one', 'one', 'one', 'one', 'one'],
}

test('balls follow each other, and the second innings waits a moment', () => {
  const moments = ballMoments({ first: ['wicket', 'wicket'], second: ['dot', 'one'] })
  expect(moments.map(({ side, index, beginsMs }) => [side, index, beginsMs])).toEqual([
    ['first', 0, 500],
    ['first', 1, 2_000],
    ['second', 0, 5_000],
    ['second', 1, 6_500],
  ])
})

test.each([
  [0, 0],
  [1_649, 0],
  [1_650, 1],
  [3_150, 2],
  [6_149, 2],
  [6_150, 3],
  [60_000, 4],
])('after %d ms %d balls are told', (playMs, told) => {
  const moments = ballMoments({ first: ['wicket', 'wicket'], second: ['dot', 'one'] })
  expect(toldCount(moments, playMs)).toBe(told)
})

test('the last ball is told before a play ends', () => {
  const moments = ballMoments(LONGEST)
  expect(toldCount(moments, superOverMs(LONGEST))).toBe(14)
  expect(moments.at(-1)?.beginsMs).toBe(superOverMs(LONGEST) - BALL_MS - 300)
})

test('the longest play leaves five seconds to read its result', () => {
  expect(superOverMs(LONGEST)).toBeLessThanOrEqual(superOver.timing.shownMs - 5_000)
})
