import { penalties, PENALTY_KICKS_MAX } from '@maidan/casino'
import { expect, test } from 'vitest'
import { pace } from './pace.ts'

test('the longest shoot-out, its lot included, is over four seconds before the next round', () => {
  expect(pace.endMs(PENALTY_KICKS_MAX + 1)).toBeLessThanOrEqual(penalties.timing.shownMs - 4_000)
})
