import { expect, test } from 'vitest'
import { CHAIN_LAG_MAX_MS, chainLagMinutes } from './chain-lag.ts'

const NOW = Date.UTC(2026, 0, 15, 12)

test.each<[string, number, number | null]>([
  ['a block of a minute ago', 60_000, null],
  ['a block at the limit', 300_000, null],
  ['a millisecond more', 300_001, 5],
  ['just before the next minute', 359_999, 5],
  ['the next minute', 360_000, 6],
  ['two hours', 7_200_000, 120],
  ['a node whose clock is ahead', -60_000, null],
])('[CASH-36] how far a chain is behind, by %s', (_, ageMs, minutes) => {
  expect(chainLagMinutes(NOW - ageMs, NOW)).toBe(minutes)
})

test('five minutes are nothing to speak of', () => {
  expect(CHAIN_LAG_MAX_MS).toBe(300_000)
})
