import { fraction, times, type Fraction } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'

/** Whole numbers that four bytes of the round can be, each equally likely. */
const DRAW_VALUES = 2n ** 32n

/** The house keeps one stake in a hundred, whatever target a player sets. */
const RETURN_PERCENT = 99n

/** No rocket bursts lower, in hundredths. */
export const HEIGHT_MIN_CENTI = 100n

/**
 * How high the rocket bursts, in hundredths: 0.99 × 2^32 divided by one more than the first four bytes
 * of the round, rounded down to a hundredth. It is the form in which crash games publish theirs, in
 * whole numbers, so that every reader gets the same. Some publish it over 2^24: with so few outcomes a
 * target near a million would return 93 % and our highest 98.4 %, so that form is not used here.
 */
export function drawHeightCenti(draws: DrawStream): number {
  return Number(heightCenti(BigInt(draws.below(Number(DRAW_VALUES)))))
}

/** The height, in hundredths, that an outcome (0 to 2^32 - 1) comes to: 42 hundred million at most. */
export function heightCenti(outcome: bigint): bigint {
  const centi = (RETURN_PERCENT * DRAW_VALUES) / (outcome + 1n)
  return centi < HEIGHT_MIN_CENTI ? HEIGHT_MIN_CENTI : centi
}

/** In how many of all outcomes the rocket gets as high as a target (1.01 or more, in hundredths). */
export function outcomesReaching(targetCenti: number): bigint {
  return (RETURN_PERCENT * DRAW_VALUES) / BigInt(targetCenti)
}

/** How likely the rocket gets as high as a target, to the last of 2^32 outcomes. */
export function bajiChance(targetCenti: number): Fraction {
  return fraction(outcomesReaching(targetCenti), DRAW_VALUES)
}

/** What a target returns of a stake. */
export function bajiReturn(targetCenti: number): Fraction {
  return times(bajiChance(targetCenti), fraction(BigInt(targetCenti), 100n))
}
