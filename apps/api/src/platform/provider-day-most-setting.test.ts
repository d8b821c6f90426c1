import { expect, test } from 'vitest'
import { providerDayMost } from './provider-day-most-setting.ts'

test('[LAW-25] every currency has a most, and what is told takes the place of the first one', () => {
  const first = providerDayMost.parse(undefined)
  expect(Object.values(first).every((minor) => minor > 0n)).toBe(true)
  expect(providerDayMost.parse('INR:500.5, USDT:0')).toEqual({ ...first, INR: 50_050n, USDT: 0n })
})

test.each(['', 'EUR:5', 'BDT', 'BDT:much', 'BDT:-1', 'BDT:5;INR:6'])(
  'a most of "%s" is refused',
  (text) => {
    expect(providerDayMost.safeParse(text).success).toBe(false)
  },
)
