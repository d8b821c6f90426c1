import { describe, expect, test } from 'vitest'
import { dayTimeText } from './day-time-text.ts'

const nowMs = Date.parse('2026-11-22T15:00:00Z')
const days = { today: 'Today', tomorrow: 'Tomorrow' }

describe('a moment by the clock of Bangladesh', () => {
  test.each([
    ['2026-11-22T17:59:00Z', 'Today 23:59'],
    ['2026-11-22T18:00:00Z', 'Tomorrow 00:00'],
    ['2026-11-24T08:30:00Z', 'Tue 24 Nov 14:30'],
  ])('%s is %s', (iso, text) => {
    expect(dayTimeText(iso, nowMs, days, 'en')).toBe(text)
  })

  test('in Bangla, with Latin digits', () => {
    expect(dayTimeText('2026-11-24T08:30:00Z', nowMs, days, 'bn')).toMatch(/^মঙ্গল 24 নভে.* 14:30$/)
  })
})
