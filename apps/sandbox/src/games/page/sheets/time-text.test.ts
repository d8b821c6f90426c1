import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

test('[APP-16] the times of the fairness panel are those of the site, wherever the device is', () => {
  const at = '2025-01-01T20:00:00Z'
  expect(timeText(at, 'en')).toBe('2 Jan, 02:00:00')
  expect(timeText(at, 'bn')).toContain('02:00:00')
})
