import { expect, test } from 'vitest'
import { bonusOf, bonusPercent, depositPromotions, turnoverTimes } from './bonus-terms.ts'

test('[CASH-13] the bonus is a rounded percent', () => {
  expect(bonusPercent({ deposit_bouns: '9.6' })).toBe(10)
  expect(bonusPercent({ deposit_bouns: '100.00' })).toBe(100)
  expect(bonusPercent({})).toBe(0)
})

test('[CASH-02] promotions that no deposit can carry are left out', () => {
  const all = [{ id: 1, on_deposit: true }, { id: 2, on_deposit: false }, { id: 3 }]
  expect(depositPromotions(all).map(({ id }) => id)).toEqual([1, 3])
})

test('[CASH-13] the bonus and what is to be staked for it, in minor units', () => {
  const promotion = {
    deposit_bouns: '100',
    turnover: '10',
    deposit_min: '200.00',
    bonus_max: '500.00',
  }
  expect(bonusOf(promotion, 30_000n, 'BDT')).toEqual({
    kind: 'bonus',
    bonusMinor: 30_000n,
    toStakeMinor: 600_000n,
  })
  expect(bonusOf(promotion, 90_000n, 'BDT')).toMatchObject({ bonusMinor: 50_000n })
  expect(bonusOf(promotion, 19_999n, 'BDT')).toEqual({ kind: 'too_small', minMinor: 20_000n })
})

test('[CASH-13] a record without limits has none, and a turnover of 1', () => {
  expect(bonusOf({ deposit_bouns: '9.6' }, 10_000n, 'BDT')).toEqual({
    kind: 'bonus',
    bonusMinor: 960n,
    toStakeMinor: 10_960n,
  })
  expect(turnoverTimes({})).toBe('1')
  expect(turnoverTimes({ turnover: '10.00' })).toBe('10')
  expect(turnoverTimes({ turnover: '2.50' })).toBe('2.5')
})
