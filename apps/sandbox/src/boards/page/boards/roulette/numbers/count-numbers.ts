import { POCKETS } from '@maidan/casino'

export type NumberCount = { number: number; times: number }

/** How many numbers are named at either end. */
const NAMED = 4

/**
 * The numbers that came most often and least often. Those that came equally often stand in their
 * order; a number that never came is not among the often ones.
 */
export function countNumbers(numbers: readonly number[]): {
  often: readonly NumberCount[]
  seldom: readonly NumberCount[]
} {
  const counts = Array.from({ length: POCKETS }, (_, number) => ({
    number,
    times: numbers.filter((one) => one === number).length,
  }))
  const seldom = counts.toSorted((one, other) => one.times - other.times)
  const often = counts.toSorted((one, other) => other.times - one.times)
  return {
    often: often.filter(({ times }) => times > 0).slice(0, NAMED),
    seldom: seldom.slice(0, NAMED),
  }
}
