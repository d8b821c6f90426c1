import { RANKS, type Card, type Rank } from '../../../cards/card.ts'
import { fraction, times, type Fraction } from '../../../chance/fraction.ts'

/** What the next card may be guessed to be. */
export const TIDE_GUESSES = ['higher', 'lower', 'same'] as const

export type TideGuess = (typeof TIDE_GUESSES)[number]

/** Ranks of a deck; every card is drawn from a whole one, so that each rank is as likely as another. */
export const TIDE_RANKS = RANKS.length

const [LOWEST, HIGHEST] = [1, TIDE_RANKS]

/** Hundredths of the fair multiple that are paid. */
const RETURN_CENTI = 99n

/** No round pays more than so many hundredths of its stake. */
export const TIDE_MOST_CENTI = 1_000_000n

/**
 * The two guesses that a card leaves, the one towards the king first. An equal card counts for either
 * of them; at the ace and at the king, where that would make one of them certain, it is a guess of its own.
 */
export function guessesAt(rank: Rank): readonly [TideGuess, TideGuess] {
  if (rank === LOWEST) return ['higher', 'same']
  return rank === HIGHEST ? ['same', 'lower'] : ['higher', 'lower']
}

/** Whether a card makes a guess come true. */
export function isRight(guess: TideGuess, before: Rank, after: Rank): boolean {
  if (guess === 'same') return after === before
  const counts = before > LOWEST && before < HIGHEST
  if (after === before) return counts
  return guess === 'higher' ? after > before : after < before
}

/** How many of the ranks make a guess come true, 0 where it cannot be made. */
export function ranksFor(guess: TideGuess, rank: Rank): number {
  if (!guessesAt(rank).includes(guess)) return 0
  return RANKS.filter((after) => isRight(guess, rank, after)).length
}

/** The chance that all of some guesses come true, by how many ranks each of them had. */
export function chanceOfRow(row: readonly number[]): Fraction {
  return fraction(productOf(row), BigInt(TIDE_RANKS) ** BigInt(row.length))
}

/**
 * What is paid after a row of right guesses, in hundredths of the stake, rounded down: 0.99 divided by
 * the chance of the whole row. Before the first guess it is the stake.
 */
export function tideMultipleCenti(row: readonly number[]): bigint {
  return row.length === 0 ? 100n : multipleOf(row.length, productOf(row))
}

/** The same by how many guesses a row had and what their ranks come to, multiplied. */
export function multipleOf(guesses: number, product: bigint): bigint {
  return (RETURN_CENTI * BigInt(TIDE_RANKS) ** BigInt(guesses)) / product
}

function productOf(row: readonly number[]): bigint {
  return row.reduce((product, ranks) => product * BigInt(ranks), 1n)
}

/** What is returned to a player who takes it after this very row of guesses. */
export function returnOfRow(row: readonly number[]): Fraction {
  return times(chanceOfRow(row), fraction(tideMultipleCenti(row), 100n))
}

/** Whether a guess may still be made: one that would pay above the most is not taken. */
export function isWithinMost(row: readonly number[], ranks: number): boolean {
  return ranks > 0 && tideMultipleCenti([...row, ranks]) <= TIDE_MOST_CENTI
}

/** Whether no card could leave a guess within the most, so that the round is paid by itself. */
export function isAtMost(row: readonly number[]): boolean {
  return !isWithinMost(row, TIDE_RANKS - 1)
}

/** A guess at a card, as it can be made now: its ranks, and what the stake would be worth. */
export type TideOffer = { guess: TideGuess; ranks: number; multipleCenti: bigint; isOpen: boolean }

/** The two guesses at a card after a row of right ones. */
export function offersAt({ rank }: Card, row: readonly number[]): readonly TideOffer[] {
  return guessesAt(rank).map((guess) => {
    const ranks = ranksFor(guess, rank)
    const multipleCenti = tideMultipleCenti([...row, ranks])
    return { guess, ranks, multipleCenti, isOpen: isWithinMost(row, ranks) }
  })
}
