import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../chance/fraction.ts'
import type { EventMarket, PickResult, ResultWays } from './event-model.ts'
import { PRICE_MAX_CENTI, PRICE_MIN_CENTI, pricePicks } from './price-picks.ts'

/** A market with one pick whose fate is the result itself. */
const fate = (returnBps: number): EventMarket<PickResult> => ({
  key: 'fate',
  picks: ['it'],
  returnBps,
  resultOf: (_, result) => result,
})

const ways = (won: bigint, lost: bigint, back = 0n): ResultWays<PickResult>[] => [
  { result: 'won', ways: won },
  { result: 'lost', ways: lost },
  { result: 'void', ways: back },
]

describe('a price', () => {
  test.each([
    ['an even chance at 95 %', 9_500, ways(1n, 1n), 190],
    ['a third at 95 %', 9_500, ways(1n, 2n), 285],
    ['one in ten, in steps of 0.10', 9_350, ways(1n, 9n), 930],
    ['one in fifty, in steps of 1', 9_350, ways(1n, 49n), 4_600],
    ['an even chance when half of all stakes go back', 9_500, ways(1n, 1n, 2n), 180],
    ['a chance so small that the highest price stands', 9_500, ways(1n, 9_999n), PRICE_MAX_CENTI],
  ])('of %s', (_, returnBps, all, priceCenti) => {
    expect(pricePicks(fate(returnBps), all)).toMatchObject([{ priceCenti }])
  })

  test.each([
    ['that cannot win', ways(0n, 7n)],
    ['that is all but sure to win', ways(99n, 1n)],
  ])('is not there for a pick %s', (_, all) => {
    expect(pricePicks(fate(9_500), all)).toEqual([])
  })

  test('says exactly what comes back: the wins, and the stakes of what is void', () => {
    const [pick] = pricePicks(fate(9_500), ways(1n, 1n, 2n))
    expect(pick).toMatchObject({ exactReturn: fraction(95n, 100n), wonChance: fraction(1n, 4n) })
  })

  test('never returns more than its market, and loses no more than a step of its price', () => {
    const count = fc.bigInt({ min: 1n, max: 10_000n })
    fc.assert(
      fc.property(fc.integer({ min: 8_000, max: 9_900 }), count, count, count, (bps, w, l, v) => {
        const [pick] = pricePicks(fate(bps), ways(w, l, v))
        if (pick === undefined || pick.priceCenti === PRICE_MAX_CENTI) return
        const { numerator, denominator } = pick.exactReturn
        const returned = Number(numerator) / Number(denominator)
        expect(returned).toBeLessThanOrEqual(bps / 10_000 + 1e-12)
        expect(returned).toBeGreaterThan(bps / 10_000 - 0.06)
        expect(pick.priceCenti).toBeGreaterThanOrEqual(PRICE_MIN_CENTI)
      }),
    )
  })
})
