import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RANKS } from '../../../cards/card.ts'
import { fraction, type Fraction } from '../../../chance/fraction.ts'
import {
  chanceOfRow,
  guessesAt,
  isRight,
  isWithinMost,
  offersAt,
  ranksFor,
  returnOfRow,
  TIDE_GUESSES,
  TIDE_MOST_CENTI,
  tideMultipleCenti,
} from './guess.ts'

const isAtMost = (a: Fraction, b: Fraction) =>
  a.numerator * b.denominator <= b.numerator * a.denominator

/** Ranks that a guess can have: never all of them. */
const anyRow = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 120 })

test.each([
  [1, ['higher', 'same'], [12, 1]],
  [2, ['higher', 'lower'], [12, 2]],
  [7, ['higher', 'lower'], [7, 7]],
  [12, ['higher', 'lower'], [2, 12]],
  [13, ['same', 'lower'], [1, 12]],
] as const)('the card of rank %i can be guessed %j with %j ranks', (rank, guesses, ranks) => {
  expect(guessesAt(rank)).toEqual(guesses)
  expect(guesses.map((guess) => ranksFor(guess, rank))).toEqual(ranks)
})

test('a guess comes true with as many ranks as it is said to, and no guess is certain', () => {
  for (const rank of RANKS) {
    for (const guess of TIDE_GUESSES) {
      const right = RANKS.filter((after) => isRight(guess, rank, after)).length
      expect(ranksFor(guess, rank)).toBe(guessesAt(rank).includes(guess) ? right : 0)
      expect(ranksFor(guess, rank)).toBeLessThan(RANKS.length)
    }
  }
})

test('the two guesses at an ace and a king share the ranks; at others the equal card is in both', () => {
  for (const rank of RANKS) {
    const [up, down] = guessesAt(rank)
    const both = ranksFor(up, rank) + ranksFor(down, rank)
    expect(both).toBe(rank === 1 || rank === 13 ? 13 : 14)
  }
})

test.each([
  [[], 100n],
  [[12], 107n],
  [[7], 183n],
  [[2], 643n],
  [[1], 1_287n],
  [[7, 7], 341n],
  [[12, 12], 116n],
  [[1, 1, 1], 217_503n],
])('after %j ranks %i hundredths are paid', (row, centi) => {
  expect(tideMultipleCenti(row)).toBe(centi)
})

test('whatever the row, between 98 and 99 per cent are returned, and its order does not matter', () => {
  const property = fc.property(anyRow, (row) => {
    const returned = returnOfRow(row)
    expect(isAtMost(returned, fraction(99n, 100n))).toBe(true)
    expect(isAtMost(fraction(98n, 100n), returned)).toBe(true)
    expect(returnOfRow(row.toReversed())).toEqual(returned)
  })
  fc.assert(property)
  expect.hasAssertions()
})

test('the chance of a row is the product over its guesses', () => {
  expect(chanceOfRow([12, 7, 1])).toEqual(fraction(84n, 2_197n))
  expect(chanceOfRow([])).toEqual(fraction(1n, 1n))
})

test('a guess is open exactly while it stays within the most', () => {
  const property = fc.property(anyRow, fc.constantFrom(...RANKS), (row, rank) => {
    for (const offer of offersAt({ rank, suit: 'hearts' }, row)) {
      expect(offer.multipleCenti).toBe(tideMultipleCenti([...row, offer.ranks]))
      expect(offer.isOpen).toBe(offer.multipleCenti <= TIDE_MOST_CENTI)
      expect(isWithinMost(row, offer.ranks)).toBe(offer.isOpen)
    }
  })
  fc.assert(property)
  expect.hasAssertions()
})
