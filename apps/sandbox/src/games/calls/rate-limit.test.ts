import { expect, test } from 'vitest'
import { StudioError } from '../errors/studio-error.ts'
import { rateLimit } from './rate-limit.ts'

function waitOf(call: () => void): unknown {
  try {
    call()
  } catch (error) {
    return error instanceof StudioError ? error.extra['retryAfterMs'] : error
  }
  return 0
}

test('a session has its burst at once and its rate after that, whatever others do', () => {
  const count = rateLimit({ perSecond: 2, burst: 3 })
  const waits = [0, 0, 0, 0].map((nowMs) => waitOf(() => count('alice', nowMs)))
  expect(waits).toEqual([0, 0, 0, 500])
  expect(waitOf(() => count('bob', 0))).toBe(0)
  expect(waitOf(() => count('alice', 400))).toBe(100)
  expect(waitOf(() => count('alice', 500))).toBe(0)
  expect(waitOf(() => count('alice', 500))).toBe(500)
})
