import { expect, test } from 'vitest'
import { winTier } from './win-tier.ts'

test('[GAME-13] a win that is not above the bet is never celebrated', () => {
  expect(winTier(0n, 1_000n)).toBe('none')
  expect(winTier(400n, 1_000n)).toBe('back')
  expect(winTier(1_000n, 1_000n)).toBe('back')
  expect(winTier(1_001n, 1_000n)).toBe('small')
})

test('[GAME-13] ten bets are a big win, thirty a mega win', () => {
  expect(winTier(9_999n, 1_000n)).toBe('small')
  expect(winTier(10_000n, 1_000n)).toBe('big')
  expect(winTier(30_000n, 1_000n)).toBe('mega')
})
