import { tieBreak, TIE_BREAK_POINTS_MAX } from '@maidan/casino'
import { expect, test } from 'vitest'
import { pace } from './pace.ts'

test('the longest tie-break is over at least four seconds before the next round', () => {
  expect(pace.endMs(TIE_BREAK_POINTS_MAX)).toBeLessThanOrEqual(tieBreak.timing.shownMs - 4_000)
})
