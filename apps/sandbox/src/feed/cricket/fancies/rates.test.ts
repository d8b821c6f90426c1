import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prospectOfSpreads } from '../chances/prospect.ts'
import { lineAt, middleLine, nearestLine, ratesAt } from './rates.ts'

test('rates keep a margin on both sides of a fair one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.12, max: 0.88, noNaN: true }), (chance) => {
      const { yesRate, noRate } = ratesAt(chance) ?? { yesRate: NaN, noRate: NaN }
      const yesWins = chance * yesRate - (1 - chance) * 100
      const noWins = (1 - chance) * 100 - chance * noRate
      expect(noWins).toBeLessThan(0)
      expect(yesRate <= 5 || yesWins < 0).toBe(true)
    }),
  )
})

test('an even claim is offered at 90 and 110', () => {
  expect(ratesAt(0.5)).toEqual({ yesRate: 90, noRate: 110 })
})

test('a lopsided claim is not offered', () => {
  expect(ratesAt(0.05)).toBeNull()
  expect(ratesAt(0.95)).toBeNull()
})

const straying = (sd: number) => prospectOfSpreads([{ is: { mean: 47, sd, skew: 0 }, weight: 1 }])

test('a wide spread has a run between NO and YES, a narrow one the same run for both', () => {
  expect(middleLine(straying(10))).toEqual({
    claim: { kind: 'at_least', yesRuns: 48, noRuns: 47 },
    yesRate: 100,
    noRate: 100,
  })
  const narrow = middleLine(straying(2))
  expect(narrow?.claim).toEqual({ kind: 'at_least', yesRuns: 47, noRuns: 47 })
})

test('the nearest line to even is taken', () => {
  const chances = new Map([
    [7, 0.56],
    [8, 0.49],
  ])
  expect(nearestLine(7, (runs) => chances.get(runs) ?? 0)?.claim).toMatchObject({ yesRuns: 8 })
  expect(lineAt(0, 0.5)).toBeNull()
})

test('a very wide spread has more runs between NO and YES, so that both still pay for the house', () => {
  const spread = straying(33)
  const claim = middleLine(spread)?.claim
  if (claim?.kind !== 'at_least') throw new Error('a line on runs')
  expect(claim.yesRuns - claim.noRuns).toBe(3)
  expect(spread.atLeast(claim.yesRuns)).toBeLessThan(0.49)
  expect(1 - spread.atLeast(claim.noRuns)).toBeLessThan(0.49)
})
