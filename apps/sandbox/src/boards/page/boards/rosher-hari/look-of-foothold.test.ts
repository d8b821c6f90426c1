import { expect, test } from 'vitest'
import { AT_FOOT, type ClimbView } from './climb-steps.ts'
import { lookOfFoothold } from './look-of-foothold.ts'

const TREE = [
  [0, 1, 2],
  [1, 2, 3],
  [0, 2, 3],
]

/** The looks of the lowest three rows, the lowest first, four footholds each. */
const looks = (view: ClimbView) =>
  [1, 2, 3].map((row) => [0, 1, 2, 3].map((foothold) => lookOfFoothold(view, row, foothold)))

const all = <Look extends string>(look: Look) => [look, look, look, look]

test('before the first step only the lowest row can be chosen', () => {
  expect(looks(AT_FOOT)).toEqual([all('next'), all('later'), all('later')])
})

test('a row that was passed shows the foothold that held and nothing of the others', () => {
  expect(looks({ ...AT_FOOT, climbed: [2] })).toEqual([
    ['passed', 'passed', 'held', 'passed'],
    all('next'),
    all('later'),
  ])
})

test('a foothold that is stood on does not say yet what it is', () => {
  const [, second] = looks({ ...AT_FOOT, climbed: [2], tried: 0 })
  expect(second).toEqual(['tried', 'next', 'next', 'next'])
})

test('after a slip every row shows what it was', () => {
  const view = { climbed: [2], tried: null, fellAt: 0, holding: TREE, end: 'fell' } as const
  expect(looks(view)).toEqual([
    ['sound', 'sound', 'held', 'rotten'],
    ['fell', 'sound', 'sound', 'sound'],
    ['sound', 'rotten', 'sound', 'sound'],
  ])
})

test('after taking every row shows what it was, those above as well', () => {
  const view = { climbed: [2, 3], tried: null, fellAt: null, holding: TREE, end: 'taken' } as const
  expect(looks(view)).toEqual([
    ['sound', 'sound', 'held', 'rotten'],
    ['rotten', 'sound', 'sound', 'held'],
    ['sound', 'rotten', 'sound', 'sound'],
  ])
})
