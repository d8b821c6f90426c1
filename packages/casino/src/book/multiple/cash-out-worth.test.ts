import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOK_MARGIN_BPS, quoteOdds } from '../quote-odds.ts'
import { CASH_OUT_MARGIN_BPS, cashOutWorth, type PricedLeg } from './cash-out-worth.ts'
import { LEGS_MAX, returnOf } from './combined-odds.ts'

const margin = fc.constantFrom(...Object.values(BOOK_MARGIN_BPS))
const stake = fc.bigInt({ min: 2_000n, max: 2_000_000n })
const quoted = fc
  .record({ chance: fc.double({ min: 0.02, max: 0.93, noNaN: true }), marginBps: margin })
  .map(({ chance, marginBps }) => ({ chance, marginBps, oddsCenti: quoteOdds(chance, marginBps) }))
  .filter((quote): quote is typeof quote & { oddsCenti: number } => quote.oddsCenti !== null)
const quotes = fc.array(quoted, { minLength: 1, maxLength: LEGS_MAX })

const openAt = (oddsCenti: number, nowCenti: number | null, marginBps = 600): PricedLeg => ({
  oddsCenti,
  verdict: null,
  now: nowCenti === null ? null : { oddsCenti: nowCenti, marginBps },
})
const done = (oddsCenti: number, verdict: PricedLeg['verdict']): PricedLeg => ({
  oddsCenti,
  verdict,
  now: null,
})

describe('what a bet can be given back for', () => {
  test.each<[string, PricedLeg[], bigint | null]>([
    // 100 × 1.88 / (1.88 × 1.06) / 1.06
    ['just placed', [openAt(188, 188)], 8_899n],
    ['nearly won', [openAt(188, 105)], 15_935n],
    ['nearly lost', [openAt(188, 4_000)], 418n],
    ['with one won', [done(188, 'won'), openAt(188, 188)], 16_731n],
    ['with one void', [done(188, 'void'), openAt(188, 188)], 8_899n],
    ['with one lost', [done(188, 'lost'), openAt(188, 188)], null],
    ['with one that is not quoted', [openAt(188, 188), openAt(188, null)], null],
    ['all won', [done(188, 'won')], null],
  ])('%s', (_, legs, worthMinor) => {
    expect(cashOutWorth(10_000n, legs)).toBe(worthMinor)
  })

  test('at the prices that it was placed at is always less than its stake', () => {
    fc.assert(
      fc.property(stake, quotes, (minor, legs) => {
        const worth = cashOutWorth(
          minor,
          legs.map(({ oddsCenti, marginBps }) => openAt(oddsCenti, oddsCenti, marginBps)),
        )
        expect(worth === null || worth < minor).toBe(true)
      }),
    )
  })

  test('is never above what the chances of the open ones make of its return', () => {
    const leg = fc.record({ oddsCenti: fc.integer({ min: 101, max: 5_000 }), quote: quoted })
    fc.assert(
      fc.property(stake, fc.array(leg, { minLength: 1, maxLength: LEGS_MAX }), (minor, legs) => {
        const priced = legs.map(({ oddsCenti, quote }) =>
          openAt(oddsCenti, quote.oddsCenti, quote.marginBps),
        )
        const worth = cashOutWorth(minor, priced) ?? 0n
        const returns = returnOf(
          minor,
          legs.map(({ oddsCenti }) => oddsCenti),
        )
        expect(worth).toBeLessThan(returns)
        // Slow and in floats: of many such bets, so much would come back.
        const steps = legs.map(({ quote }) => 1 / (quote.chance * (1 + quote.marginBps / 10_000)))
        const rounding = legs.reduce(
          (product, { quote }, nth) => (product * (steps[nth] ?? 0) * 100) / quote.oddsCenti,
          1,
        )
        const fair = legs.reduce((sum, { quote }) => sum * quote.chance, Number(returns) + 1)
        const kept = 1 + CASH_OUT_MARGIN_BPS / 10_000
        expect(Number(worth)).toBeLessThanOrEqual(((fair * rounding) / kept) * (1 + 1e-9) + 1)
      }),
    )
  })

  test('falls when odds of an open selection rise', () => {
    const rise = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(stake, quotes, rise, (minor, legs, by) => {
        const at = (moreCenti: number) =>
          cashOutWorth(
            minor,
            legs.map(({ oddsCenti, marginBps }, nth) =>
              openAt(oddsCenti, oddsCenti + (nth === 0 ? moreCenti : 0), marginBps),
            ),
          ) ?? 0n
        expect(at(by)).toBeLessThanOrEqual(at(0))
      }),
    )
  })
})
