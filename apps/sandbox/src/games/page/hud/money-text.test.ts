import { expect, test } from 'vitest'
import { moneyWriter } from './money-text.ts'

test('[GAME-13] amounts are grouped as South Asia does, the sign in front', () => {
  const money = moneyWriter('BDT')
  expect(money(123_456_750n)).toBe('৳\u00a012,34,567.50')
  expect(money(5n)).toBe('৳\u00a00.05')
})

test('[GAME-13] a currency nobody knows is still readable', () => {
  expect(moneyWriter('XXX')(250n)).toBe('250\u00a0XXX')
})
