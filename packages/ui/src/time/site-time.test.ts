import { expect, test } from 'vitest'
import { siteClock, siteDate, siteHour, siteMinute, siteTime, utcTime } from './site-time.ts'

test('[APP-16] [SIL-053] a UTC instant is shown in GMT+6, over midnight too', () => {
  expect(siteTime('2025-01-01T20:00:00Z')).toBe('2025/01/02 02:00:00')
  expect(siteTime('2026-12-31T18:00:05Z')).toBe('2027/01/01 00:00:05')
  expect(siteDate('2024-12-31T18:00:00Z')).toBe('2025/01/01')
})

test('[APP-15] the clock is UTC + 6 h whatever the device zone', () => {
  expect(siteClock(Date.UTC(2025, 5, 1, 23, 59, 58))).toBe('05:59:58')
})

test('[SIL-053] the title keeps the instant in UTC', () => {
  expect(utcTime('2026-12-31T18:00:05Z')).toBe('2026-12-31 18:00:05 UTC')
})

test('[SIL-053] a minute is shown in which the moment has come', () => {
  expect(siteHour('2026-03-02T08:04:01Z')).toBe('14:05')
  expect(siteMinute('2026-03-02T08:05:00Z')).toBe('2026/03/02 14:05')
  expect(siteMinute('2026-03-02T08:05:00.001Z')).toBe('2026/03/02 14:06')
})

test('what is not a time shows nothing', () => {
  expect([siteTime(''), siteTime('soon'), siteMinute('soon'), utcTime('soon')]).toEqual([
    '',
    '',
    '',
    '',
  ])
})
