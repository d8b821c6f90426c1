import { expect, test } from 'vitest'
import { pauseMs } from './connect-live.ts'

test('the pause before a new try doubles up to half a minute', () => {
  const longest = () => 1
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => pauseMs(failures, longest))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  expect(pauseMs(0, () => 0)).toBe(500)
})
