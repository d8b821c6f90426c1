import { luckySeven } from '@maidan/casino'
import { expect, test } from 'vitest'
import { LUCKY_SEVEN_STEPS } from './deal-steps.ts'

test('a round shows its result for at least five seconds before the next begins', () => {
  const told = LUCKY_SEVEN_STEPS.at(-1)
  expect(told?.act).toBe('tell')
  expect(told?.atMs).toBeLessThanOrEqual(luckySeven.timing.shownMs - 5_000)
})
