import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RETRY_DELAY_MAX_MS, retryDelayMs } from './retry-delay.ts'

test('[LAW-19] pending wallet calls are repeated after 0.5, 1, 2, 4 seconds and at most 30', () => {
  expect([1, 2, 3, 4, 5].map(retryDelayMs)).toEqual([500, 1_000, 2_000, 4_000, 8_000])
  expect(retryDelayMs(20)).toBe(RETRY_DELAY_MAX_MS)
})

test('[LAW-19] the delay never falls, never ends and never overflows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (attempts) => {
      const delayMs = retryDelayMs(attempts)
      expect(delayMs).toBeGreaterThanOrEqual(500)
      expect(delayMs).toBeLessThanOrEqual(RETRY_DELAY_MAX_MS)
      expect(retryDelayMs(attempts + 1)).toBeGreaterThanOrEqual(delayMs)
    }),
  )
})
