import { expect, test } from 'vitest'
import { oddsSeen } from './odds-seen.ts'

test('a press right after a change was meant for the odds before it', () => {
  const shown = { odds: '1.80', before: '1.85', sinceMs: 1_000 }
  expect(oddsSeen(shown, 1_100)).toBe('1.85')
  expect(oddsSeen(shown, 1_500)).toBe('1.80')
})
