import { describe, expect, test } from 'vitest'
import { cricketMarketOf, lineOfMarket, priceRunLines } from './cricket-markets.ts'
import type { RunLine } from './run-line.ts'

const line = (claim: RunLine['claim'], yesRate = 100, noRate = 100): RunLine => ({
  id: '1-dhk-runs-6',
  ofOneBall: false,
  claim,
  yesRate,
  noRate,
})
const total = (noRuns: number, yesRuns: number, yesRate = 100, noRate = 100) =>
  line({ kind: 'at_least', yesRuns, noRuns }, yesRate, noRate)
const digits = Array.from({ length: 10 }, (_, digit) => ({
  ...line({ kind: 'last_digit', digit }, 850, 0),
  id: `1-dhk-digit-6-${digit}`,
}))

describe('the markets behind lines on runs', () => {
  test.each([
    [
      'one run for both sides, at a rate',
      total(20, 20, 55, 65),
      'lineTotal_1-dhk-runs-6_20',
      '19.5',
    ],
    ['a run between the sides', total(47, 48), 'lineTotal_1-dhk-runs-6_48', '47.5'],
    [
      'two runs: the line goes through the middle',
      total(46, 48),
      'lineTotal_1-dhk-runs-6_47',
      '46.5',
    ],
  ])('%s', (_, of, id, shown) => {
    const [priced] = priceRunLines([of])
    expect(priced?.market).toMatchObject({ id, line: shown, kind: 'lineTotal' })
  })

  test('price over and under by the rates, with the margin on both', () => {
    expect(priceRunLines([total(20, 20, 55, 65)])[0]?.odds).toEqual([146, 238])
    expect(priceRunLines([total(46, 48)])[0]?.odds).toEqual([181, 181])
    expect(priceRunLines([total(47, 48)])[0]?.odds).toEqual([193, 171])
  })

  test('cannot be beaten by backing all of a market', () => {
    for (let rate = 15; rate < 700; rate += 5) {
      const lines = [total(20, 20, rate, rate + 10), total(20, 21), ...digits]
      const even = { ...line({ kind: 'even' }, 95, 95), id: 'even' }
      const within = {
        ...line({ kind: 'within', fromRuns: 1, toRuns: 9 }, rate, rate + 10),
        id: 'w',
      }
      for (const { odds } of priceRunLines([...lines, even, within])) {
        if (odds.some((centi) => centi === null)) continue
        expect(odds.reduce<number>((sum, centi) => sum + 100 / (centi ?? 1), 0)).toBeGreaterThan(
          1.09,
        )
      }
    }
  })

  test('ten digits are one market; with one missing there is none', () => {
    const [priced] = priceRunLines(digits)
    expect(priced?.market.id).toBe('lineDigit_1-dhk-digit-6')
    expect(priced?.odds).toEqual(Array.from({ length: 10 }, () => 900))
    expect(priceRunLines(digits.slice(1))).toEqual([])
  })

  test('a side that is not offered offers nothing', () => {
    expect(priceRunLines([total(20, 20, 0, 0), line({ kind: 'even' }, 0, 0)])).toEqual([])
  })

  test.each([
    ['lineTotal_1-dhk-runs-6_48', 48, ['won', 'lost']],
    ['lineTotal_1-dhk-runs-6_48', 47, ['lost', 'won']],
    ['lineWindow_1-dhk-khadda-6_41_50', 50, ['won', 'lost']],
    ['lineWindow_1-dhk-khadda-6_41_50', 51, ['lost', 'won']],
    ['lineOddEven_1-dhk-even-6', 0, ['lost', 'won']],
  ])('%s with a score of %d', (id, score, verdicts) => {
    const market = cricketMarketOf(id)
    expect(market?.id).toBe(id)
    expect(market?.selections.map(({ settle }) => settle(score))).toEqual(verdicts)
  })

  test('a digit is decided by the score of any of its lines', () => {
    const market = cricketMarketOf('lineDigit_1-dhk-digit-6')
    expect(market && lineOfMarket(market)).toBe('1-dhk-digit-6-0')
    const won = market?.selections.filter(({ settle }) => settle(47) === 'won')
    expect(won?.map(({ id }) => id)).toEqual(['7'])
  })

  test.each(['', 'lineTotal', 'lineTotal_x', 'lineTotal_x_y', 'lineWindow_x_1', 'total_2.5'])(
    '%j is no market of cricket',
    (id) => expect(cricketMarketOf(id)).toBeNull(),
  )
})
