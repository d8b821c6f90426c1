import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Verdict } from '../book-market.ts'
import {
  COMBINED_CENTI_MAX,
  combinedCenti,
  isTooLong,
  LEGS_MAX,
  returnOf,
  stakeWithin,
} from './combined-odds.ts'
import { countingOdds, settleLegs } from './settle-legs.ts'

const odds = fc.integer({ min: 101, max: 5_000 })
const someOdds = fc.array(odds, { minLength: 1, maxLength: LEGS_MAX })
const stake = fc.bigInt({ min: 1n, max: 2_000_000n })
const verdict = fc.constantFrom<Verdict | null>('won', 'lost', 'void', null)

/** Odds multiplied as on paper: digit strings with two more places for each factor. */
function onPaper(legsCenti: readonly number[]): string {
  const digits = legsCenti.reduce((product, centi) => product * BigInt(centi), 1n)
  const places = 2 * legsCenti.length
  const text = String(digits).padStart(places + 1, '0')
  return `${text.slice(0, -places)}.${text.slice(-places)}`
}

describe('odds of several selections', () => {
  test.each([
    [[185], 185, 18_500n],
    [[188, 188], 353, 35_344n],
    [[150, 200, 333], 999, 99_900n],
    [[101, 101], 102, 10_201n],
    [[133], 133, 13_300n],
    [[5_000], 5_000, 500_000n],
  ])('%j are %d hundredths and return %d of a stake of 100', (legs, centi, returns) => {
    expect([combinedCenti(legs), returnOf(10_000n, legs)]).toEqual([centi, returns])
  })

  test('are shown cut off, as on paper', () => {
    fc.assert(
      fc.property(someOdds, (legs) => {
        const [whole = '', part = ''] = onPaper(legs).split('.')
        expect(String(combinedCenti(legs))).toBe(`${whole}${part.slice(0, 2)}`.replace(/^0+/, ''))
      }),
    )
  })

  test('pay at least what the shown ones say, and less than a unit below the exact product', () => {
    fc.assert(
      fc.property(stake, someOdds, (minor, legs) => {
        const paid = returnOf(minor, legs)
        expect(paid).toBeGreaterThanOrEqual((minor * BigInt(combinedCenti(legs))) / 100n)
        const places = 100n ** BigInt(legs.length)
        const exact = legs.reduce((product, centi) => product * BigInt(centi), minor)
        const cut = exact - paid * places
        expect(cut >= 0n && cut < places).toBe(true)
      }),
    )
  })

  test('in any order come to the same', () => {
    fc.assert(
      fc.property(stake, someOdds, (minor, legs) => {
        expect(returnOf(minor, legs.toReversed())).toBe(returnOf(minor, legs))
      }),
    )
  })

  test('are too long from the least above the limit on', () => {
    expect(isTooLong([COMBINED_CENTI_MAX])).toBe(false)
    expect(isTooLong([COMBINED_CENTI_MAX, 101])).toBe(true)
    expect(isTooLong([5_000, 2_000])).toBe(false)
    expect(isTooLong([5_000, 2_001])).toBe(true)
  })

  test('bound the stake by what may be paid, to the last unit', () => {
    const most = fc.bigInt({ min: 100_000n, max: 100_000_000n })
    fc.assert(
      fc.property(most, someOdds, (returnMaxMinor, legs) => {
        const stakeMinor = stakeWithin(returnMaxMinor, legs)
        expect(returnOf(stakeMinor, legs)).toBeLessThanOrEqual(returnMaxMinor)
        expect(returnOf(stakeMinor + 1n, legs)).toBeGreaterThan(returnMaxMinor)
      }),
    )
  })
})

describe('the selections decide their bet', () => {
  test.each<[string, (Verdict | null)[], Verdict | null]>([
    ['one that lost is enough', ['won', 'lost', null], 'lost'],
    ['one that is open keeps it waiting', ['won', 'void', null], null],
    ['all won', ['won', 'won'], 'won'],
    ['the rest won', ['void', 'won'], 'won'],
    ['all void', ['void', 'void'], 'void'],
    ['a single follows its selection', ['void'], 'void'],
  ])('%s', (_, verdicts, result) => {
    const legs = verdicts.map((each) => ({ oddsCenti: 200, verdict: each }))
    expect(settleLegs(legs)).toBe(result)
  })

  test('as bets one after the other would, each with all that the last one paid', () => {
    const leg = fc.record({ oddsCenti: odds, verdict })
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: LEGS_MAX }), (legs) => {
        // In units so small that nothing is ever cut.
        let inHand = 1n
        let played = 0
        let waits = false
        for (const { oddsCenti, verdict: each } of legs) {
          if (each === null) waits = true
          if (each === 'lost') inHand = 0n
          if (each === 'void') inHand *= 100n
          if (each === 'won') inHand *= BigInt(oddsCenti)
          if (each === 'won') played += 1
        }
        const expected = inHand === 0n ? 'lost' : waits ? null : played > 0 ? 'won' : 'void'
        expect(settleLegs(legs)).toBe(expected)
        if (expected !== 'won') return
        const units = 100n ** BigInt(legs.length)
        expect(returnOf(units, countingOdds(legs))).toBe(inHand)
      }),
    )
  })
})
