import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'
import { seatChance } from './seat.ts'

/** Seats that the wheel may have. */
export const DOLA_SEATS = [10, 20, 30, 40, 50] as const

export type DolaSeats = (typeof DOLA_SEATS)[number]

/** How far apart the seats pay. */
export const DOLA_RISKS = ['low', 'medium', 'high'] as const

export type DolaRisk = (typeof DOLA_RISKS)[number]

/** Ten seats of low risk, in tenths of the stake; a larger wheel repeats them. */
const LOW_TEN = [15, 12, 12, 12, 0, 12, 12, 12, 12, 0] as const

/** Every second seat of medium risk, from the first; the seats between pay nothing. */
const MEDIUM_PAYING: Readonly<Record<Exclude<DolaSeats, 10>, readonly number[]>> = {
  20: [15, 20, 20, 20, 15, 30, 18, 20, 20, 20],
  30: [15, 15, 20, 15, 20, 20, 15, 30, 15, 20, 20, 17, 40, 15, 20],
  40: [20, 30, 20, 15, 30, 15, 15, 20, 15, 30, 15, 20, 20, 16, 20, 15, 30, 15, 20, 15],
  50: [
    20, 15, 20, 15, 30, 15, 15, 20, 15, 30, 15, 20, 15, 20, 20, 15, 30, 15, 20, 15, 15, 50, 15, 20,
    15,
  ],
}

/** The small wheel of medium risk begins with a seat that pays nothing. */
const MEDIUM_TEN = [0, 19, 0, 15, 0, 20, 0, 15, 0, 30] as const

/** At high risk the last seat alone pays, in tenths: 0.99 for every seat of the wheel. */
const HIGH_PER_TEN_SEATS = 99

/**
 * What the seats pay, in tenths of the stake, in their order around the wheel: the tables that Stake
 * publishes for its wheel, so that whoever has a verifier for that one finds the same pay here.
 */
export function dolaPaysTenths(seats: DolaSeats, risk: DolaRisk): readonly number[] {
  switch (risk) {
    case 'low':
      return Array.from({ length: seats / 10 }, () => LOW_TEN).flat()
    case 'medium':
      return seats === 10 ? MEDIUM_TEN : MEDIUM_PAYING[seats].flatMap((tenths) => [tenths, 0])
    case 'high':
      return [...Array.from({ length: seats - 1 }, () => 0), (HIGH_PER_TEN_SEATS * seats) / 10]
  }
}

/** The different pays of a wheel, in tenths, the lowest first. */
export function dolaMultiplesTenths(seats: DolaSeats, risk: DolaRisk): readonly number[] {
  return [...new Set(dolaPaysTenths(seats, risk))].toSorted((a, b) => a - b)
}

/** How likely a seat with this pay stops at the arrow. */
export function dolaChance(seats: DolaSeats, risk: DolaRisk, tenths: number): Fraction {
  return sumOver(seats, risk, (pays) => (pays === tenths ? WHOLE : NONE))
}

/** How likely a wheel pays anything at all. */
export function dolaHitRate(seats: DolaSeats, risk: DolaRisk): Fraction {
  return sumOver(seats, risk, (pays) => (pays > 0 ? WHOLE : NONE))
}

/** What a wheel returns of a stake. */
export function dolaReturn(seats: DolaSeats, risk: DolaRisk): Fraction {
  return sumOver(seats, risk, (pays) => fraction(BigInt(pays), 10n))
}

const NONE = fraction(0n, 1n)
const WHOLE = fraction(1n, 1n)

/** Adds up a worth of every seat, each by how likely that seat is. */
function sumOver(
  seats: DolaSeats,
  risk: DolaRisk,
  worthOf: (tenths: number) => Fraction,
): Fraction {
  return dolaPaysTenths(seats, risk)
    .map((tenths, seat) => times(seatChance(seats, seat), worthOf(tenths)))
    .reduce(plus)
}
