import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { playSides } from '../../sides/testing/play-sides.ts'
import { EQUAL_PAIRS, PAIRS } from './every-result.ts'
import { teenPattiResult } from './outcome.ts'
import { TEEN_PATTI_SPOTS } from './spot.ts'
import { teenPatti } from './teen-patti.ts'
import { countPairs } from './testing/count-pairs.ts'
import { handOf } from './testing/hand-of.ts'

/** What a stake of 100 is paid on a, b, plus-a, plus-b and both-plus. */
const outcomes = [
  { a: 'Ac Kd 9h', b: 'Qc Jd 9s', winner: 'a', pays: [196n, 0n, 0n, 0n, 0n] },
  { a: '4c Kd 9h', b: 'Qc Qd 9s', winner: 'b', pays: [0n, 196n, 0n, 200n, 0n] },
  { a: '4c Tc 9c', b: 'Qc Qd 9s', winner: 'a', pays: [196n, 0n, 500n, 200n, 1500n] },
  { a: '4c 5d 6c', b: 'Qc Kd As', winner: 'b', pays: [0n, 196n, 700n, 700n, 1500n] },
  { a: '4c 5c 6c', b: '7c 7d 7s', winner: 'b', pays: [0n, 196n, 3100n, 4100n, 1500n] },
  { a: '4c Kd 9h', b: '4d Kh 9c', winner: 'equal', pays: [100n, 100n, 0n, 0n, 0n] },
  { a: '8c 8d 4h', b: '8h 8s 4c', winner: 'equal', pays: [100n, 100n, 200n, 200n, 1500n] },
]

describe('a stake of 100 on each spot', () => {
  test.each(outcomes)('of $a against $b: $winner', ({ a, b, winner, pays }) => {
    const outcome = { a: handOf(a), b: handOf(b) }
    expect(teenPattiResult(outcome).winner).toBe(winner)
    const paid = TEEN_PATTI_SPOTS.map((on) => teenPatti.payMinor(100n, { on }, outcome))
    expect(paid).toEqual(pays)
  })

  test('is paid rounded down', () => {
    const outcome = { a: handOf('Ac Ad 9h'), b: handOf('Qc Jd 9s') }
    expect(teenPatti.payMinor(107n, { on: 'a' }, outcome)).toBe(209n)
  })
})

describe('the figures of 20,000 rounds lie within four sigma of the exact ones', () => {
  const played = playSides(teenPatti, TEEN_PATTI_SPOTS, { rounds: 20_000, seed: 7 })

  test.each([...played])('of %s', (_on, { mean, sigma, exact }) => {
    expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
  })
})

test('the pairs of hands that are written down are those that a deck gives', () => {
  expect(countPairs()).toEqual({ pairs: PAIRS, equal: EQUAL_PAIRS })
  expect(PAIRS.flat().reduce((sum, pairs) => sum + pairs, 0)).toBe(22_100 * 18_424)
})

describe('the figures that a player reads', () => {
  // Of 407,170,400 pairs of hands 450,528 are equal. A hand of three makes a pair 3744 times in
  // 22,100, a colour 1096, a sequence 720, a pure sequence 48 and a trail 52 times.
  const all = 407_170_400n
  const equal = 450_528n
  const won = (all - equal) / 2n
  const side = [
    fraction(won * 196n + equal * 100n, all * 100n),
    fraction(won + equal, all),
  ] as const
  const plus = [
    fraction(3744n * 2n + 1096n * 5n + 720n * 7n + 48n * 31n + 52n * 41n, 22_100n),
    fraction(5660n, 22_100n),
  ] as const
  test.each([
    ['a', ...side, '98.00', 2],
    ['b', ...side, '98.00', 2],
    ['plus-a', ...plus, '97.86', 41],
    ['plus-b', ...plus, '97.86', 41],
  ])('of %s', (key, exactReturn, hitRate, percent, largestMultiple) => {
    const facts = teenPatti.bets.find((bet) => bet.key === key)
    expect(facts).toEqual({ key, exactReturn, hitRate, largestMultiple })
    expect(percentText(exactReturn)).toBe(percent)
  })

  test('of both-plus', () => {
    const facts = teenPatti.bets.find((bet) => bet.key === 'both-plus')
    expect(facts?.largestMultiple).toBe(15)
    expect(percentText(facts?.exactReturn ?? fraction(0n, 1n))).toBe('98.91')
    expect(percentText(facts?.hitRate ?? fraction(0n, 1n))).toBe('6.59')
  })

  test('name every spot once', () => {
    expect(teenPatti.bets.map(({ key }) => key)).toEqual([...TEEN_PATTI_SPOTS])
  })
})

describe('a spot', () => {
  test.each(TEEN_PATTI_SPOTS)('%s is read', (on) => {
    expect(teenPatti.readSpot({ on, more: 1 }, 1)).toEqual({ on })
  })

  test.each([null, undefined, 'a', 7, [], {}, { on: 'c' }, { on: 'toString' }, { on: null }])(
    '%j is none',
    (value) => {
      expect(teenPatti.readSpot(value, 1)).toBeNull()
    },
  )
})

test('the same draws give the same six cards, all different, and no pay is above the largest', () => {
  const block = fc.uint8Array({ minLength: 64, maxLength: 64 })
  const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(block, stake, fc.constantFrom(...TEEN_PATTI_SPOTS), (bytes, stakeMinor, on) => {
      const outcome = teenPatti.draw(drawStream([bytes]), 1)
      expect(teenPatti.draw(drawStream([bytes]), 1)).toEqual(outcome)
      const cards = [...outcome.a, ...outcome.b].map(({ rank, suit }) => `${rank} ${suit}`)
      expect(new Set(cards).size).toBe(6)
      const pay = teenPatti.payMinor(stakeMinor, { on }, outcome)
      const most = teenPatti.bets.find(({ key }) => key === on)?.largestMultiple ?? 0
      expect(pay <= stakeMinor * BigInt(most)).toBe(true)
    }),
  )
})
