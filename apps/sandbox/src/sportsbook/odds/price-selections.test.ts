import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceSelections } from './price-selections.ts'

const at = (back: number | null, lay: number | null = back) => ({ back, lay })

describe('fixed odds from what the exchange trades', () => {
  test.each([
    ['two even sides', [at(2), at(2)], [188, 188]],
    ['the middle of back and lay counts', [at(1.5, 1.52), at(2.98, 3)], [141, 280]],
    ['one side of a runner is enough', [at(1.2, 1.21), at(null, 6)], [113, 560]],
    ['a draw takes its share', [at(2.5), at(3.2), at(3)], [246, 315, 294]],
    ['a beaten runner is not offered', [at(1.01), at(null)], [null, null]],
    ['nothing is traded', [at(null), at(null)], [null, null]],
    ['long odds beyond the most are not offered', [at(1.01), at(200)], [null, null]],
  ])('%s', (_, traded, odds) => {
    expect(priceSelections(traded)).toEqual(odds)
  })

  test('the house keeps its share whatever is traded', () => {
    const price = fc.integer({ min: 110, max: 1_000 }).map((centi) => at(centi / 100))
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 3 }), (traded) => {
        const odds = priceSelections(traded)
        if (odds.some((centi) => centi === null)) return
        const worth = odds.reduce<number>((sum, centi) => sum + 100 / (centi ?? 0), 0)
        expect(worth).toBeGreaterThan(1.0599)
      }),
    )
  })
})
