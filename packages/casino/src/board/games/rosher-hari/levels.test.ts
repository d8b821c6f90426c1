import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, percentText, plus, times, type Fraction } from '../../../chance/fraction.ts'
import {
  HARI_FOOTHOLDS,
  HARI_LEVELS,
  HARI_MOST_CENTI,
  HARI_ROWS_MAX,
  hariChance,
  hariMultipleCenti,
  hariReturn,
  hariRows,
} from './levels.ts'

const anyLevel = fc.constantFrom(...HARI_LEVELS)

const isAtMost = (a: Fraction, b: Fraction) =>
  a.numerator * b.denominator <= b.numerator * a.denominator

test.each([
  ['easy', [132n, 176n, 234n, 312n, 417n, 556n, 741n, 988n, 1_318n]],
  ['medium', [148n, 222n, 334n, 501n, 751n, 1_127n, 1_691n, 2_537n, 3_805n]],
  ['hard', [198n, 396n, 792n, 1_584n, 3_168n, 6_336n, 12_672n, 25_344n, 50_688n]],
  ['expert', [297n, 891n, 2_673n, 8_019n, 24_057n, 72_171n, 216_513n, 649_539n, 1_948_617n]],
  ['master', [396n, 1_584n, 6_336n, 25_344n, 101_376n, 405_504n, 1_622_016n, 6_488_064n]],
] as const)('the rows of a tree that is %s pay so many hundredths', (level, paid) => {
  const rows = Array.from({ length: hariRows(level) }, (_, index) => index + 1)
  expect(rows.map((row) => hariMultipleCenti(level, row))).toEqual(paid)
})

test('a tree has nine rows, or ends before the first that would pay above the most', () => {
  for (const level of HARI_LEVELS) {
    const rows = hariRows(level)
    expect(hariMultipleCenti(level, rows)).toBeLessThanOrEqual(HARI_MOST_CENTI)
    if (rows === HARI_ROWS_MAX) continue
    expect(hariMultipleCenti(level, rows + 1)).toBeGreaterThan(HARI_MOST_CENTI)
  }
  expect(HARI_LEVELS.map(hariRows)).toEqual([9, 9, 9, 9, 8])
})

test('the chance of a climb is the product over its rows, and every row but the last may end it', () => {
  for (const level of HARI_LEVELS) {
    const { all, holding } = HARI_FOOTHOLDS[level]
    const [holds, rotten] = [
      fraction(BigInt(holding), BigInt(all)),
      fraction(BigInt(all - holding), BigInt(all)),
    ]
    let [still, fallen] = [fraction(1n, 1n), fraction(0n, 1n)]
    for (let rows = 1; rows <= hariRows(level); rows += 1) {
      fallen = plus(fallen, times(still, rotten))
      still = times(still, holds)
      expect(hariChance(level, rows)).toEqual(still)
      expect(plus(still, fallen)).toEqual(fraction(1n, 1n))
    }
  }
})

test.each([
  ['easy', '98.71', '99.00'],
  ['medium', '98.66', '98.98'],
  ['hard', '99.00', '99.00'],
  ['expert', '99.00', '99.00'],
  ['master', '99.00', '99.00'],
] as const)(
  'a tree that is %s returns %s to %s per cent, wherever one stops',
  (level, least, most) => {
    const returns = Array.from({ length: hariRows(level) }, (_, at) => hariReturn(level, at + 1))
    const [first, last] = [returns.toSorted(byWorth)[0], returns.toSorted(byWorth).at(-1)]
    expect([first, last].map((one) => one && percentText(one))).toEqual([least, most])
  },
)

test('no stop returns more than 99 per cent, nor a hundredth of the stake less than that', () => {
  const property = fc.property(anyLevel, fc.integer({ min: 1, max: 9 }), (level, wanted) => {
    const rows = Math.min(wanted, hariRows(level))
    const chance = hariChance(level, rows)
    const returned = hariReturn(level, rows)
    expect(isAtMost(returned, fraction(99n, 100n))).toBe(true)
    const nextCenti = fraction(hariMultipleCenti(level, rows) + 1n, 100n)
    expect(isAtMost(times(chance, nextCenti), fraction(99n, 100n))).toBe(false)
  })
  fc.assert(property)
  expect.hasAssertions()
})

function byWorth(a: Fraction, b: Fraction): number {
  return isAtMost(a, b) ? -1 : 1
}
