import { expect, test } from 'vitest'
import { siteMinute } from './site-minute.ts'

test.each([
  ['2026-03-02T08:05:00.000Z', '2026/03/02 14:05'],
  ['2026-03-02T08:04:00.001Z', '2026/03/02 14:05'],
  ['2026-12-31T18:00:00.000Z', '2027/01/01 00:00'],
])('[SIL-053] %s has come at %s', (at, shown) => {
  expect(siteMinute(new Date(at))).toBe(shown)
})
