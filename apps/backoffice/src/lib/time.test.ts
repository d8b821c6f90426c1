import { expect, test } from 'vitest'
import { siteClock, siteTime, utcTime } from './time.ts'

test('[SIL-053] an instant is shown in GMT+6 and keeps its UTC for the title', () => {
  expect(siteTime('2026-12-31T18:00:05Z')).toBe('2027/01/01 00:00:05')
  expect(siteClock('2026-12-31T18:00:05Z')).toBe('00:00:05')
  expect(utcTime('2026-12-31T18:00:05Z')).toBe('2026-12-31 18:00:05 UTC')
})

test('what is no instant shows nothing', () => {
  expect(siteTime('')).toBe('')
  expect(utcTime('soon')).toBe('')
})
