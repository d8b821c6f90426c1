import { expect, test } from 'vitest'
import { pastCounts, usualCount } from './past-counts.ts'

test('each number is counted in every draw that it came in', () => {
  const counts = pastCounts([{ balls: [1, 40, 7] }, { balls: [7, 2] }])
  expect(counts).toHaveLength(40)
  expect([counts[0], counts[1], counts[6], counts[39], counts[4]]).toEqual([1, 1, 2, 1, 0])
  expect(pastCounts([]).every((count) => count === 0)).toBe(true)
})

test('a number comes in a fifth of all draws', () => {
  expect([usualCount(20), usualCount(7)]).toEqual(['4.0', '1.4'])
})
