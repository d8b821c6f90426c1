import { expect, test } from 'vitest'
import { reconnectDelayMs } from './reconnect-delay.ts'

test.each([
  [1, 0, 200],
  [1, 1, 400],
  [2, 1, 800],
  [5, 1, 6_400],
  [6, 1, 10_000],
  [60, 0, 5_000],
])('after %s failures, chance %s: %s ms', (failures, chance, ms) => {
  expect(reconnectDelayMs(failures, chance)).toBe(ms)
})
