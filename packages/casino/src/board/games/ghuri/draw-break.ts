import { fraction, type Fraction } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { HEIGHT_MAX_CENTI, HEIGHT_MIN_CENTI } from './rise.ts'

/** As many outcomes as 52 bits tell apart, each equally likely. */
export const BREAK_OUTCOMES = 2n ** 52n

/** The house keeps one stake in a hundred, whatever height a player leaves at. */
const RETURN_PERCENT = 99n

/** The first 52 bits of the round: the first draw is their upper 32, the second the lower 20. */
export function drawBreak(draws: DrawStream): number {
  const upper = draws.below(2 ** 32)
  const lower = draws.below(2 ** 32) >>> 12
  return breakCenti(BigInt(upper) * 2n ** 20n + BigInt(lower))
}

/**
 * The height, in hundredths, at which a flight of this outcome (0 to 2^52 - 1) is cut: bustabit's
 * 99 / (1 - r / 2^52), rounded down, in whole numbers so that every reader gets the same.
 */
export function breakCenti(outcome: bigint): number {
  const centi = (RETURN_PERCENT * BREAK_OUTCOMES) / (BREAK_OUTCOMES - outcome)
  if (centi >= BigInt(HEIGHT_MAX_CENTI)) return HEIGHT_MAX_CENTI
  return Math.max(HEIGHT_MIN_CENTI, Number(centi))
}

/** In how many of all outcomes the kite gets as high as this (1.01 or more, in hundredths). */
export function outcomesReaching(heightCenti: number): bigint {
  return (RETURN_PERCENT * BREAK_OUTCOMES) / BigInt(heightCenti)
}

/** How likely the kite gets as high as this (1.01 or more, in hundredths). */
export function ghuriChance(heightCenti: number): Fraction {
  return fraction(outcomesReaching(heightCenti), BREAK_OUTCOMES)
}
