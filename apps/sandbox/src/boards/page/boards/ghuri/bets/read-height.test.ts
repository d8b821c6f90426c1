import { describe, expect, test } from 'vitest'
import { heightFigure, heightText } from '../height-text.ts'
import { readHeight, stepHeight } from './read-height.ts'

describe('a typed height', () => {
  test.each([
    ['2', 200],
    ['2.5', 250],
    ['2.', 200],
    [' 1.01 ', 101],
    ['২.৩৫', 235],
    ['১০', 1_000],
    ['2,35', 235],
    ['2.35×', 235],
    ['3 x', 300],
    ['1000.00', 100_000],
  ])('%j is %s hundredths', (typed, centi) => {
    expect(readHeight(typed)).toBe(centi)
  })

  test.each(['', '.', 'abc', '1', '1.00', '1000.01', '2.345', '1,000.00', '-3', '2e3', '1 000'])(
    '%j is none',
    (typed) => {
      expect(readHeight(typed)).toBeNull()
    },
  )
})

describe('plus and minus', () => {
  test.each([
    [101, 110],
    [200, 210],
    [205, 210],
    [300, 350],
    [1_000, 1_100],
    [2_000, 2_500],
    [10_000, 15_000],
    [99_999, 100_000],
    [100_000, 100_000],
  ])('go from %s up to %s', (from, to) => {
    expect(stepHeight(from, 1)).toBe(to)
  })

  test.each([
    [100_000, 95_000],
    [10_000, 9_500],
    [2_000, 1_900],
    [1_000, 950],
    [300, 290],
    [205, 200],
    [110, 101],
    [101, 101],
  ])('go from %s down to %s', (from, to) => {
    expect(stepHeight(from, -1)).toBe(to)
  })
})

test('a height is written with two decimals', () => {
  expect([100, 231, 205, 100_000].map(heightText)).toEqual(['1.00×', '2.31×', '2.05×', '1000.00×'])
  expect(heightFigure(1_050)).toBe('10.50')
})
