import { fraction, type Fraction } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'

/** Marks on the scale, from 0.00 to 100.00: each is a hundredth. */
export const MARKS = 10_001

/** Whole numbers that four bytes of the round can be. */
const DRAW_VALUES = 2 ** 32

/**
 * Where the marble stops, in hundredths: the first four bytes of the round as a share of 2^32, times
 * 10,001, rounded down. That is the formula Stake publishes for its dice, so that whoever has a
 * verifier for those finds the same mark here.
 */
export function drawMark(draws: DrawStream): number {
  // The product stays below 2^46, so no digit is lost.
  return Math.floor((draws.below(DRAW_VALUES) * MARKS) / DRAW_VALUES)
}

/** In how many of the 2^32 outcomes the marble stops short of this mark (0 to 10,001). */
function outcomesShortOf(mark: number): bigint {
  const marks = BigInt(MARKS)
  return (BigInt(mark) * BigInt(DRAW_VALUES) + marks - 1n) / marks
}

/** How likely the marble stops on any of the marks from `least` to `most`, both counted in. */
export function chanceOfMarks(least: number, most: number): Fraction {
  return fraction(outcomesShortOf(most + 1) - outcomesShortOf(least), BigInt(DRAW_VALUES))
}
