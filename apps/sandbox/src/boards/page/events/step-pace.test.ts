import { describe, expect, test } from 'vitest'
import { stepPace } from './step-pace.ts'

const pace = stepPace({ firstMs: 1_300, early: 12, stepMs: 1_500, lateMs: 950, share: 70 })

describe('of an event of eleven steps', () => {
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
  ])('after %d ms the step at %d is shown and %d are counted', (elapsedMs, place, counted) => {
    expect(pace.at(11, elapsedMs)).toMatchObject({ place, counted })
  })
})

test('later steps are shorter', () => {
  expect(pace.at(20, 19_300)).toMatchObject({ place: 12, part: 0 })
  expect(pace.at(20, 20_250)).toMatchObject({ place: 13, part: 0 })
})

test('a step goes from 0 to 1, then the rest after it', () => {
  expect(pace.at(11, 1_825)).toMatchObject({ part: 0.5, rest: 0 })
  expect(pace.at(11, 2_575)).toMatchObject({ part: 1, rest: 0.5 })
})

test('nothing is shown of an event without steps', () => {
  expect(pace.at(0, 5_000)).toMatchObject({ place: -1, counted: 0 })
})

test('how many steps there will be is not told by the pace', () => {
  for (let elapsedMs = 0; elapsedMs < 17_000; elapsedMs += 40) {
    expect(pace.at(12, elapsedMs)).toEqual(pace.at(19, elapsedMs))
  }
})

test('the end comes when the last step is counted', () => {
  const endMs = pace.endMs(19)
  expect([pace.at(19, endMs - 1).counted, pace.at(19, endMs + 1).counted]).toEqual([18, 19])
})
