import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bonusTerms,
  promotionRefusal,
  type PromotionHistory,
  type PromotionTerms,
} from './promotion-terms.ts'

const now = new Date('2026-03-01T12:00:00Z')
const welcome: PromotionTerms = {
  kind: 'deposit',
  status: 'display',
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: new Date('2027-01-01T00:00:00Z'),
  onDeposit: true,
  percentHundredths: 10_000,
  turnoverMultiple: 10,
  bonusDays: 30,
  depositMinMinor: 20_000n,
  bonusMaxMinor: 500_000n,
  oncePerPlayer: true,
  firstDepositOnly: true,
  weights: {},
  code: null,
  amountMinor: 0n,
  usesMax: 0,
  phoneVerifiedOnly: false,
  depositorsOnly: false,
  isCodeListed: false,
  lossMinMinor: 0n,
  freeGame: null,
  freeRounds: 0,
  freeBetMinor: 0n,
  freeDays: 0,
  missionPeriod: null,
  missionPlays: 0,
  stakeMinMinor: 0n,
  oddsMinCenti: 0,
  betMaxMinor: 0n,
  besideOthers: false,
  methods: [],
  countries: [],
  vipFrom: 0,
}
const fresh: PromotionHistory = {
  depositsCredited: 0n,
  timesUsed: 0n,
  turnoversActive: 0n,
  vipEarned: 0n,
  country: 'BD',
}
const claim = { amountMinor: 100_000n, methodKey: 'bkash', at: now }

test('[CASH-13] a welcome bonus doubles the deposit up to its limit', () => {
  expect(bonusTerms(welcome, 100_000n)).toEqual({ bonusMinor: 100_000n, requiredMinor: 2_000_000n })
  expect(bonusTerms(welcome, 2_500_000n).bonusMinor).toBe(500_000n)
})

test('[CASH-13] 9.6 % of 333.33 is rounded down to the paisa', () => {
  const reload = { ...welcome, percentHundredths: 960, bonusMaxMinor: 0n, turnoverMultiple: 1 }
  expect(bonusTerms(reload, 33_333n)).toEqual({ bonusMinor: 3_199n, requiredMinor: 36_532n })
})

test('[CASH-13] a bonus is never above the percent, nor above the limit', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(amounts, fc.nat(100_000), amounts, (depositMinor, percentHundredths, max) => {
      const terms = { ...welcome, percentHundredths, bonusMaxMinor: max }
      const { bonusMinor, requiredMinor } = bonusTerms(terms, depositMinor)
      expect(bonusMinor * 10_000n <= depositMinor * BigInt(percentHundredths)).toBe(true)
      expect(bonusMinor <= max).toBe(true)
      expect(requiredMinor).toBe((depositMinor + bonusMinor) * 10n)
    }),
  )
})

test.each([
  ['nothing stands against it', {}, fresh, claim, null],
  ['it is hidden', { status: 'active' as const }, fresh, claim, 'PROMOTION_UNAVAILABLE'],
  ['it is no deposit bonus', { onDeposit: false }, fresh, claim, 'PROMOTION_UNAVAILABLE'],
  ['it has not begun', { startsAt: new Date('2026-04-01') }, fresh, claim, 'PROMOTION_UNAVAILABLE'],
  ['it is over', { endsAt: now }, fresh, claim, 'PROMOTION_UNAVAILABLE'],
  ['the deposit is small', {}, fresh, { ...claim, amountMinor: 1n }, 'PROMOTION_UNAVAILABLE'],
  ['a deposit came before', {}, { ...fresh, depositsCredited: 1n }, claim, 'PROMOTION_UNAVAILABLE'],
  [
    'it was used before',
    { firstDepositOnly: false },
    { ...fresh, timesUsed: 1n },
    claim,
    'PROMOTION_UNAVAILABLE',
  ],
  [
    'another turnover is open',
    { firstDepositOnly: false },
    { ...fresh, turnoversActive: 1n },
    claim,
    'PROMOTION_TURNOVER_ACTIVE',
  ],
  [
    'another turnover is open, and it goes beside others',
    { firstDepositOnly: false, besideOthers: true },
    { ...fresh, turnoversActive: 1n },
    claim,
    null,
  ],
  ['it is for its method', { methods: ['nagad', 'bkash'] }, fresh, claim, null],
  ['it is for other methods', { methods: ['nagad'] }, fresh, claim, 'PROMOTION_METHOD'],
  ['it is for their country', { countries: ['IN', 'BD'] }, fresh, claim, null],
  ['it is for other countries', { countries: ['IN'] }, fresh, claim, 'PROMOTION_UNAVAILABLE'],
  [
    'it is for some countries, and theirs is not known',
    { countries: ['BD'] },
    { ...fresh, country: null },
    claim,
    'PROMOTION_UNAVAILABLE',
  ],
  ['points are missing', { vipFrom: 5 }, { ...fresh, vipEarned: 4n }, claim, 'PROMOTION_LEVEL'],
  ['points are enough', { vipFrom: 5 }, { ...fresh, vipEarned: 5n }, claim, null],
])('[SIL-068] choosing a promotion when %s', (_, terms, history, given, expected) => {
  expect(promotionRefusal({ ...welcome, ...terms }, history, given)).toBe(expected)
})
