import { expect, test } from 'vitest'
import { countNumbers } from './count-numbers.ts'

test('counts what came, most often first, and what hardly came', () => {
  const { often, seldom } = countNumbers([5, 0, 36, 5, 0, 5, 1, 2, 2])
  expect(often).toEqual([
    { number: 5, times: 3 },
    { number: 0, times: 2 },
    { number: 2, times: 2 },
    { number: 1, times: 1 },
  ])
  expect(seldom.map(({ number, times }) => [number, times])).toEqual([
    [3, 0],
    [4, 0],
    [6, 0],
    [7, 0],
  ])
})

test('names nothing as often before anything came', () => {
  expect(countNumbers([]).often).toEqual([])
})
