import { expect, test } from 'vitest'
import { restartDelayMs, RESTART_WINDOW_MS } from './restart-policy.ts'

test('each death within a minute doubles the wait, and the sixth is the last', () => {
  const deaths: number[] = []
  const delays = Array.from({ length: 6 }, (_, index) => {
    deaths.push(index * 1000)
    return restartDelayMs(deaths, index * 1000)
  })
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, undefined])
})

test('old deaths are forgiven', () => {
  const deaths = [0, 1, 2, 3, 4, RESTART_WINDOW_MS + 4]
  expect(restartDelayMs(deaths, RESTART_WINDOW_MS + 4)).toBe(500)
})
