import { expect, test } from 'vitest'
import { restartDelayMs, RESTART_WINDOW_MS } from './restart-policy.ts'

test('each death doubles the wait up to half a minute, and none is the last', () => {
  const deaths: number[] = []
  const delays = Array.from({ length: 9 }, (_, index) => {
    deaths.push(index * 1000)
    return restartDelayMs(deaths, index * 1000)
  })
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('old deaths are forgiven', () => {
  const deaths = [0, 1, 2, 3, 4, RESTART_WINDOW_MS + 4]
  expect(restartDelayMs(deaths, RESTART_WINDOW_MS + 4)).toBe(500)
})
