import type { SlotPosition } from '@maidan/contract'
import { expect, test } from 'vitest'
import { fallRows } from './fall-rows.ts'

const of = (...rows: readonly number[]) => rows.map((row): SlotPosition => [2, row])

test.each([
  ['nothing', of(), [0, 0, 0]],
  ['the top', of(0), [1, 0, 0]],
  ['the middle', of(1), [1, 1, 0]],
  ['the bottom', of(2), [1, 1, 1]],
  ['the upper two', of(0, 1), [2, 2, 0]],
  ['top and bottom', of(0, 2), [2, 2, 1]],
  ['the lower two', of(1, 2), [2, 2, 2]],
  ['everything', of(0, 1, 2), [3, 3, 3]],
])('a reel that loses %s', (_, removed, rows) => {
  expect(fallRows([[0, 1], ...removed, [4, 0]], 2, 3)).toEqual(rows)
})
