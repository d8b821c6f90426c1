import { expect, test } from 'vitest'
import { shownTime } from './shown-time.ts'

test('[SIL-053] the time is shown at GMT+6', () => {
  expect(shownTime('2026-11-20T18:30:05.000Z')).toBe('2026/11/21 00:30:05')
})
