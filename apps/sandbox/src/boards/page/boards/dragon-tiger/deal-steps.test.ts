import { dragonTiger } from '@maidan/casino'
import { expect, test } from 'vitest'
import { DRAGON_TIGER_STEPS } from './deal-steps.ts'

test('a round shows its result for at least five seconds before the next begins', () => {
  const told = DRAGON_TIGER_STEPS.at(-1)
  expect(told?.act).toBe('tell')
  expect(told?.atMs).toBeLessThanOrEqual(dragonTiger.timing.shownMs - 5_000)
})
