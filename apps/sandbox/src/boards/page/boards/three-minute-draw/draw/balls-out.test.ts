import { LOTTERY_BALLS, threeMinuteDraw } from '@maidan/casino'
import { expect, test } from 'vitest'
import { ballsOut } from './balls-out.ts'

test.each([
  [-5, 0],
  [1_199, 0],
  [1_200, 1],
  [2_449, 1],
  [2_450, 2],
  [60_000, 8],
])('after %s ms there are %s balls out', (elapsedMs, count) => {
  expect(ballsOut(elapsedMs)).toBe(count)
})

test('the whole draw is seen some seconds before the next one opens', () => {
  expect(ballsOut(threeMinuteDraw.timing.shownMs - 4_000)).toBe(LOTTERY_BALLS)
})
