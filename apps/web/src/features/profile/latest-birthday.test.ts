import { expect, test } from 'vitest'
import { latestBirthday } from './latest-birthday.ts'

test.each([
  ['2026-01-15T12:00:00Z', '2008-01-15'],
  // Midnight in Dhaka is 18:00 in UTC.
  ['2026-01-15T17:59:59Z', '2008-01-15'],
  ['2026-01-15T18:00:00Z', '2008-01-16'],
  ['2025-12-31T18:00:00Z', '2008-01-01'],
])('[PROF-22] at %s the last day that is of age is %s', (now, day) => {
  expect(latestBirthday(Date.parse(now))).toBe(day)
})
