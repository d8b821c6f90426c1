import { expect, test } from 'vitest'
import { oddsMoved } from './odds-moved.ts'

test.each([
  ['1.85', '1.90', 'up'],
  ['10.00', '9.80', 'down'],
  ['1.90', '1.9', null],
  [null, '1.90', null],
  ['1.90', null, null],
] as const)('from %s to %s is %s', (before, after, moved) => {
  expect(oddsMoved(before, after)).toBe(moved)
})
