import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Verdict } from '../book-market.ts'
import { cashOutWorth, type PricedLeg } from './cash-out-worth.ts'
import { isTooLong, leastReturnOf, returnOf, shortestCenti, stakeWithin } from './combined-odds.ts'
import { settleLegs, systemReturnOf, type DecidedLeg } from './settle-legs.ts'
import { betCount, isOffered, systemsOf, type Sizes } from './sizes.ts'

const odds = fc.integer({ min: 101, max: 5_000 })
const verdict = fc.constantFrom<Verdict | null>('won', 'lost', 'void', null)
const stake = fc.bigInt({ min: 1n, max: 2_000_000n })

/** Selections with a system on them. */
const system = fc
  .array(fc.record({ oddsCenti: odds, verdict }), { minLength: 3, maxLength: 6 })
  .chain((legs) => fc.record({ legs: fc.constant(legs), sizes: sizesOf(legs.length) }))

function sizesOf(legs: number): fc.Arbitrary<Sizes> {
  return fc.constantFrom(...systemsOf(legs))
}

/** Slow and plain: every bet of a system, one by one, as the bits of a number. */
function betsOf<Leg>(legs: readonly Leg[], sizes: Sizes): Leg[][] {
  return Array.from({ length: 2 ** legs.length }, (_, bits) =>
    legs.filter((_leg, nth) => Math.floor(bits / 2 ** nth) % 2 === 1),
  ).filter(({ length }) => sizes.includes(length))
}

describe('systems', () => {
  test.each([
    [1, []],
    [2, []],
    [3, [[2], [2, 3]]],
    [4, [[2], [3], [2, 3, 4]]],
  ])('of %d selections are %j', (legs, sizes) => {
    expect(systemsOf(legs)).toEqual(sizes)
  })

  test.each<[string, number, Sizes, number]>([
    ['all together', 8, [8], 1],
    ['pairs of three', 3, [2], 3],
    ['a Trixie', 3, [2, 3], 4],
    ['a Yankee', 4, [2, 3, 4], 11],
    ['a Canadian', 5, [2, 3, 4, 5], 26],
    ['a Heinz', 6, [2, 3, 4, 5, 6], 57],
    ['a Goliath', 8, [2, 3, 4, 5, 6, 7, 8], 247],
  ])('%s of %d, %j, are %d bets', (_, legs, sizes, bets) => {
    expect(betCount(legs, sizes)).toBe(bets)
    expect(isOffered(sizes, legs)).toBe(true)
  })

  test.each<[Sizes, number]>([
    [[], 3],
    [[1], 3],
    [[3, 2], 3],
    [[2, 2], 3],
    [[2, 4], 4],
    [[4], 3],
    [[1, 2, 3], 3],
  ])('%j of %d are not offered', (sizes, legs) => {
    expect(isOffered(sizes, legs)).toBe(false)
  })
})

describe('any 2 of 3 at 2.00, 3.00 and 4.00 with a stake of 3 × 100', () => {
  const at = (...verdicts: (Verdict | null)[]): DecidedLeg[] =>
    verdicts.map((each, nth) => ({ oddsCenti: 200 + 100 * nth, verdict: each }))

  test.each<[string, (Verdict | null)[], Verdict | null, bigint]>([
    ['all won', ['won', 'won', 'won'], 'won', 2_600_00n],
    ['one lost', ['lost', 'won', 'won'], 'won', 1_200_00n],
    ['one lost, one void', ['lost', 'void', 'won'], 'won', 400_00n],
    ['one lost, the rest void', ['lost', 'void', 'void'], 'won', 100_00n],
    ['one void', ['void', 'won', 'won'], 'won', 1_900_00n],
    ['all void', ['void', 'void', 'void'], 'void', 300_00n],
    ['two lost, the third not over', ['lost', 'lost', null], 'lost', 0n],
    ['one lost, one not over', ['lost', 'won', null], null, 1_200_00n],
  ])('%s', (_, verdicts, result, paidMinor) => {
    expect(settleLegs(at(...verdicts), [2])).toBe(result)
    expect(systemReturnOf(300_00n, at(...verdicts), [2])).toBe(paidMinor)
  })

  test.each<[Sizes, number]>([
    [[2], 600],
    [[2, 3], 600],
    [[3], 2_400],
  ])('has the odds of the shortest of %j: %d', (sizes, centi) => {
    expect(shortestCenti([400, 200, 300], sizes)).toBe(centi)
  })

  test('pays at least what the two shortest odds give, if two win', () => {
    expect(leastReturnOf(300_00n, [400, 200, 300], [2])).toBe(600_00n)
  })
})

describe('a system is all of its bets', () => {
  test('and pays what they would one by one, cut once', () => {
    fc.assert(
      fc.property(system, stake, ({ legs, sizes }, eachMinor) => {
        const bets = betsOf(legs, sizes)
        expect(betCount(legs.length, sizes)).toBe(bets.length)
        // In units so small that nothing is ever cut.
        const units = eachMinor * 100n ** BigInt(legs.length)
        const oneByOne = bets.reduce(
          (sum, bet) => sum + (settleLegs(bet) === 'lost' ? 0n : paidOn(units, bet)),
          0n,
        )
        expect(systemReturnOf(units * BigInt(bets.length), legs, sizes)).toBe(oneByOne)
      }),
    )
  })

  test('and is decided when they are, or when none of them can win', () => {
    fc.assert(
      fc.property(system, ({ legs, sizes }) => {
        const results = betsOf(legs, sizes).map((bet) => settleLegs(bet))
        expect(settleLegs(legs, sizes)).toBe(together(results, legs))
      }),
    )
  })

  test('and is worth what they are, within the cut of each', () => {
    const quote = fc.record({
      oddsCenti: fc.integer({ min: 101, max: 5_000 }),
      marginBps: fc.constant(600),
    })
    const quotes = fc.array(quote, { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(system, quotes, ({ legs, sizes }, now) => {
        const priced = legs.map((leg, nth) => ({ ...leg, now: now[nth] ?? null }))
        const bets = betsOf(priced, sizes)
        const eachMinor = 1_000_000n
        const worth = cashOutWorth(eachMinor * BigInt(bets.length), priced, sizes)
        const oneByOne = bets.reduce((sum, bet) => sum + worthAlone(eachMinor, bet), 0n)
        if (worth === null) return
        expect(worth - oneByOne).toBeGreaterThanOrEqual(0n)
        expect(worth - oneByOne).toBeLessThanOrEqual(BigInt(bets.length))
      }),
    )
  })

  test('and is bounded by what may be paid, to the last unit', () => {
    const most = fc.bigInt({ min: 100_000n, max: 100_000_000n })
    fc.assert(
      fc.property(system, most, ({ legs, sizes }, returnMaxMinor) => {
        const centi = legs.map(({ oddsCenti }) => oddsCenti)
        const stakeMinor = stakeWithin(returnMaxMinor, centi, sizes)
        expect(returnOf(stakeMinor, centi, sizes)).toBeLessThanOrEqual(returnMaxMinor)
        expect(returnOf(stakeMinor + 1n, centi, sizes)).toBeGreaterThan(returnMaxMinor)
      }),
    )
  })

  test('and is too long where one of them is', () => {
    fc.assert(
      fc.property(system, ({ legs, sizes }) => {
        const centi = legs.map(({ oddsCenti }) => oddsCenti)
        expect(isTooLong(centi, sizes)).toBe(betsOf(centi, sizes).some((bet) => isTooLong(bet)))
      }),
    )
  })
})

function paidOn(stakeMinor: bigint, bet: readonly DecidedLeg[]): bigint {
  return bet.reduce(
    (paid, { oddsCenti, verdict: each }) =>
      each === 'void' ? paid : (paid * BigInt(oddsCenti)) / 100n,
    stakeMinor,
  )
}

function together(
  results: readonly (Verdict | null)[],
  legs: readonly DecidedLeg[],
): Verdict | null {
  if (results.every((each) => each === 'lost')) return 'lost'
  if (legs.some((leg) => leg.verdict === null)) return null
  return results.every((each) => each === 'void') ? 'void' : 'won'
}

/** What a bet is worth by itself; one that is won pays what it won, less what the house keeps. */
function worthAlone(stakeMinor: bigint, bet: readonly PricedLeg[]): bigint {
  const settled = settleLegs(bet)
  if (settled === null) return cashOutWorth(stakeMinor, bet) ?? 0n
  if (settled === 'lost') return 0n
  // In units so small that only the last cut cuts anything.
  const unit = 100n ** BigInt(bet.length)
  return (paidOn(stakeMinor * unit, bet) * 10_000n) / (10_600n * unit)
}
