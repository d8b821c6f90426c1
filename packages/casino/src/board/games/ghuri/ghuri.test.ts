import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { breakCenti, drawBreak, outcomesReaching } from './draw-break.ts'
import { ghuri } from './ghuri.ts'

const ALL = 2n ** 52n

/** The first outcome that gets as high as this: all above it do too. */
function firstReaching(centi: number): bigint {
  let [low, high] = [0n, ALL - 1n]
  while (low < high) {
    const middle = (low + high) / 2n
    if (breakCenti(middle) >= centi) high = middle
    else low = middle + 1n
  }
  return low
}

describe('the string is cut', () => {
  test.each([
    // 99 / (1 - X) in hundredths, X the share of all outcomes below.
    { share: [0n, 1n], centi: 100 },
    { share: [1n, 100n], centi: 100 },
    { share: [2n, 100n], centi: 101 },
    { share: [1n, 2n], centi: 198 },
    { share: [3n, 4n], centi: 396 },
    { share: [99n, 100n], centi: 9_899 },
    { share: [999n, 1000n], centi: 98_999 },
    { share: [9991n, 10_000n], centi: 100_000 },
  ] as const)('at $centi hundredths where X is $share', ({ share: [over, under], centi }) => {
    expect(breakCenti((ALL * over) / under)).toBe(centi)
  })

  test('no higher than where the kite lands', () => {
    expect(breakCenti(ALL - 1n)).toBe(100_000)
  })

  test('by the first 52 bits of the round, most significant first', () => {
    const block = Uint8Array.of(0x80, 0, 0, 0, 0, 0, 0x1f, 0xff, 9, 9, 9, 9)
    const draws = drawStream([block])
    // The last twelve bits do not count, the bit above them does: X is a half and one outcome.
    expect(drawBreak(draws)).toBe(breakCenti(2n ** 51n + 1n))
    expect(draws.used()).toBe(8)
  })
})

describe('the figures of a height', () => {
  test.each(ghuri.bets)('are those of counting outcomes one by one: $key', (bet) => {
    const centi = Number(bet.key.slice(2))
    const reaching = ALL - firstReaching(centi)
    expect(outcomesReaching(centi)).toBe(reaching)
    expect(bet.hitRate).toEqual(fraction(reaching, ALL))
    expect(bet.exactReturn).toEqual(fraction(reaching * BigInt(centi), ALL * 100n))
    expect(bet.largestMultiple * 100).toBeGreaterThanOrEqual(centi)
  })

  test('are 99 % of the stake, short of it by less than a ten-millionth of a percent', () => {
    expect(ghuri.bets.map(({ exactReturn }) => percentText(exactReturn))).toEqual(
      ghuri.bets.map(() => '98.99'),
    )
    const lost = ghuri.bets.map(({ exactReturn: { numerator, denominator } }) => {
      return 99n * denominator - 100n * numerator < denominator / 10n ** 7n
    })
    expect(lost).toEqual(ghuri.bets.map(() => true))
  })

  test.each([101, 137, 200, 12_345, 100_000])('hold at any height, such as %s', (centi) => {
    expect(outcomesReaching(centi)).toBe(ALL - firstReaching(centi))
  })
})

describe('a stake', () => {
  test.each([
    { autoCenti: 200, brokenAtCenti: 231, pays: 20_000n },
    { autoCenti: 231, brokenAtCenti: 231, pays: 23_100n },
    { autoCenti: 232, brokenAtCenti: 231, pays: 0n },
    { autoCenti: 101, brokenAtCenti: 100, pays: 0n },
    { autoCenti: null, brokenAtCenti: 99_999, pays: 0n },
    { autoCenti: null, brokenAtCenti: 100_000, pays: 10_000_000n },
    { autoCenti: 100_000, brokenAtCenti: 100_000, pays: 10_000_000n },
  ])('of 100.00 left at $autoCenti, cut at $brokenAtCenti: $pays', (row) => {
    const { autoCenti, brokenAtCenti, pays } = row
    expect(ghuri.payMinor(10_000n, { autoCenti }, { brokenAtCenti })).toBe(pays)
  })

  test('is paid rounded down', () => {
    expect(ghuri.payMinor(33n, { autoCenti: 101 }, { brokenAtCenti: 500 })).toBe(33n)
  })

  test('that is taken out stands on that height', () => {
    expect(ghuri.curve?.spotAt(231)).toEqual({ autoCenti: 231 })
    expect(ghuri.curve?.leavesAtCenti({ autoCenti: 231 })).toBe(231)
    expect(ghuri.curve?.leavesAtCenti({ autoCenti: null })).toBeNull()
  })

  test('is never paid more than the largest multiple', () => {
    const most = BigInt(Math.max(...ghuri.bets.map((bet) => bet.largestMultiple)))
    const height = fc.integer({ min: 101, max: 100_000 })
    const stakes = fc.bigInt({ min: 1n, max: 10n ** 9n })
    fc.assert(
      fc.property(stakes, fc.option(height), height, (stake, autoCenti, brokenAtCenti) => {
        const paid = ghuri.payMinor(stake, { autoCenti }, { brokenAtCenti })
        expect(paid).toBeLessThanOrEqual(stake * most)
      }),
    )
    expect.hasAssertions()
  })
})

test.each([{ autoCenti: null }, { autoCenti: 101 }, { autoCenti: 100_000 }])(
  'the spot %j is one',
  (spot) => {
    expect(ghuri.readSpot({ ...spot, more: 1 }, 1)).toEqual(spot)
  },
)

test.each([
  null,
  undefined,
  'x',
  {},
  { autoCenti: 100 },
  { autoCenti: 100_001 },
  { autoCenti: 150.5 },
  { autoCenti: '200' },
  { autoCenti: Number.NaN },
])('%j is no spot', (value) => {
  expect(ghuri.readSpot(value, 1)).toBeNull()
})
