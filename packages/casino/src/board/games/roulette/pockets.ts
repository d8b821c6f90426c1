/** The numbers 0 to 36. */
export const POCKETS = 37

/** The pockets in the order in which they lie around the wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

const REDS: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])

export type RouletteOutcome = { number: number }

export type PocketColour = 'red' | 'black' | 'green'

/** The colour of a number; zero is green. */
export function pocketColour(number: number): PocketColour {
  if (number === 0) return 'green'
  return REDS.has(number) ? 'red' : 'black'
}
