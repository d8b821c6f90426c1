import { expect, test } from 'vitest'
import { hasBegun, isTold, stepsBegun, type DealStep } from './deal-steps.ts'

const STEPS: readonly DealStep[] = [
  { act: 'deal', hand: 'left', card: 0, atMs: 300 },
  { act: 'deal', hand: 'right', card: 0, atMs: 900 },
  { act: 'turn', hand: 'left', card: 0, atMs: 1_700 },
  { act: 'tell', atMs: 3_300 },
]

test.each([
  [-40, 0],
  [299, 0],
  [300, 1],
  [899, 1],
  [900, 2],
  [3_299, 3],
  [3_300, 4],
  [60_000, 4],
])('after %d ms %d steps of a deal have begun', (elapsedMs, count) => {
  expect(stepsBegun(STEPS, elapsedMs)).toBe(count)
})

test('a card is dealt before it is turned, and the result is told at last', () => {
  const begun = STEPS.slice(0, 3)
  expect(hasBegun(begun, 'deal', 'left', 0)).toBe(true)
  expect(hasBegun(begun, 'turn', 'left', 0)).toBe(true)
  expect(hasBegun(begun, 'turn', 'right', 0)).toBe(false)
  expect(hasBegun(begun, 'deal', 'left', 1)).toBe(false)
  expect(isTold(begun)).toBe(false)
  expect(isTold(STEPS)).toBe(true)
})
