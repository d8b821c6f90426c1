import { expect, test } from 'vitest'
import { bettingEndsMs, shownEndsMs } from './betting-ends.ts'

const quick = { bettingMs: 8_000, shownMs: 4_000 }
const lottery = { bettingMs: 165_000, shownMs: 15_000 }

test.each([
  { timing: quick, nowMs: 1_234, endsMs: 9_234 },
  // Periods of three minutes: 0, 180 000, 360 000.
  { timing: lottery, nowMs: 360_000, endsMs: 525_000 },
  { timing: lottery, nowMs: 400_000, endsMs: 525_000 },
  { timing: lottery, nowMs: 520_000, endsMs: 525_000 },
  { timing: lottery, nowMs: 520_001, endsMs: 705_000 },
  { timing: lottery, nowMs: 539_999, endsMs: 705_000 },
])('betting that opens at $nowMs ends at $endsMs', ({ timing, nowMs, endsMs }) => {
  expect(bettingEndsMs(timing, nowMs)).toBe(endsMs)
})

test('a shown outcome stays for its time, by the clock until the next multiple', () => {
  const late = { bettingEndedMs: 525_000, shownAtMs: 526_900 }
  expect(shownEndsMs(lottery, late)).toBe(540_000)
  expect(shownEndsMs(quick, late)).toBe(530_900)
})
