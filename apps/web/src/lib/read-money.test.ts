import { expect, test } from 'vitest'
import { bareAmount, readMinor, shortMoney, typedMinor } from './read-money.ts'

test('[CASH-16] only an amount above zero counts as typed', () => {
  expect(typedMinor('500')).toBe(50_000n)
  expect(typedMinor('500.')).toBe(50_000n)
  expect(typedMinor('.5')).toBe(50n)
  for (const typed of ['', '0', '0.00', '.', '1.2.3', '1.234']) expect(typedMinor(typed)).toBeNull()
})

test('[ENT-22] an amount may come as text or as a number; what is none counts as 0', () => {
  expect(readMinor('1234.50')).toBe(123_450n)
  expect(readMinor(500)).toBe(50_000n)
  expect(readMinor(undefined)).toBe(0n)
  expect(readMinor('many')).toBe(0n)
})

test('[CASH-62] a round amount is written without its fraction', () => {
  expect(shortMoney(2_500_000n)).toBe('৳ 25,000')
  expect(shortMoney(50_050n)).toBe('৳ 500.50')
  expect(bareAmount(50_000n)).toBe('500')
  expect(bareAmount(50_050n)).toBe('500.5')
  expect(bareAmount(10_500_000n, 'USDT')).toBe('10.5')
})
