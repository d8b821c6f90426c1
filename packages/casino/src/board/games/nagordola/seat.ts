import { fraction, type Fraction } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'

/** Whole numbers that four bytes of the round can be, each equally likely. */
const DRAW_VALUES = 2 ** 32

/**
 * The seat that stops at the arrow, counted from 0: the first four bytes of the round as a share of
 * 2^32, times the seats, rounded down. Wheels of this kind publish theirs in this form.
 */
export function drawSeat(draws: DrawStream, seats: number): number {
  // The product stays below 2^38, so no digit is lost.
  return Math.floor((draws.below(DRAW_VALUES) * seats) / DRAW_VALUES)
}

/** How likely a seat is: 2^32 outcomes cannot be dealt out evenly, so it may be one more or less. */
export function seatChance(seats: number, seat: number): Fraction {
  return fraction(
    outcomesBefore(seats, seat + 1) - outcomesBefore(seats, seat),
    BigInt(DRAW_VALUES),
  )
}

/** In how many of all outcomes a seat before this one stops at the arrow. */
function outcomesBefore(seats: number, seat: number): bigint {
  const among = BigInt(seats)
  return (BigInt(seat) * BigInt(DRAW_VALUES) + among - 1n) / among
}
