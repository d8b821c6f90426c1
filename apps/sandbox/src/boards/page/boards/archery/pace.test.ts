import { archery } from '@maidan/casino'
import { expect, test } from 'vitest'
import { pace, STEPS_MAX } from './pace.ts'

test('the longest match is over at least three seconds before the next round', () => {
  expect(pace.endMs(STEPS_MAX)).toBeLessThanOrEqual(archery.timing.shownMs - 3_000)
})
