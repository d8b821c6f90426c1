import { expect, test } from 'vitest'
import { isWithin } from './day-range.ts'

/** 2026/03/10 00:30 in Dhaka, still the 9th in London. */
const nowMs = Date.parse('2026-03-09T18:30:00Z')

test('[REC-16] today and yesterday are days of GMT+6', () => {
  expect(isWithin('today', '2026-03-09T18:00:00Z', nowMs)).toBe(true)
  expect(isWithin('today', '2026-03-09T17:59:59Z', nowMs)).toBe(false)
  expect(isWithin('yesterday', '2026-03-09T17:59:59Z', nowMs)).toBe(true)
  expect(isWithin('yesterday', '2026-03-08T17:59:59Z', nowMs)).toBe(false)
})

test('[REC-16] the last seven days end with today', () => {
  expect(isWithin('last7', '2026-03-09T18:00:00Z', nowMs)).toBe(true)
  expect(isWithin('last7', '2026-03-03T18:00:00Z', nowMs)).toBe(true)
  expect(isWithin('last7', '2026-03-03T17:59:59Z', nowMs)).toBe(false)
  expect(isWithin('all', '2020-01-01T00:00:00Z', nowMs)).toBe(true)
})
