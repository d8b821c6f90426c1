import { expect, test } from 'vitest'
import { createBets } from './bets.ts'

test('[GAME-13] a bet moves along the levels and stops at both ends', () => {
  let changes = 0
  const bets = createBets([100n, 200n, 500n], 200n, () => {
    changes += 1
  })
  bets.step(1)
  bets.step(1)
  expect([bets.chosen(), bets.isHighest(), changes]).toEqual([500n, true, 1])
  bets.choose(100n)
  bets.step(-1)
  expect([bets.chosen(), bets.isLowest(), changes]).toEqual([100n, true, 2])
})

test('[GAME-13] a bet that is not a level is never chosen', () => {
  const bets = createBets([100n, 200n], 999n, () => undefined)
  expect(bets.chosen()).toBe(100n)
})
