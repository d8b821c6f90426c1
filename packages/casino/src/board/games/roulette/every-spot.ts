import { pocketColour } from './pockets.ts'
import {
  HALF_KINDS,
  spotKey,
  THIRD_KINDS,
  type HalfKind,
  type InsideKind,
  type RouletteSpot,
  type ThirdKind,
} from './spot.ts'

/** A spot and the numbers that it wins on, in ascending order. */
export type CoveredSpot = { spot: RouletteSpot; covers: readonly number[] }

const ROWS = 12
const NUMBERS = range(1, 36)
const THIRDS = [1, 2, 3]

/** Zero is in none of the halves. */
const HALVES: Readonly<Record<HalfKind, (number: number) => boolean>> = {
  red: (number) => pocketColour(number) === 'red',
  black: (number) => pocketColour(number) === 'black',
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
}

/**
 * Every spot of the layout: twelve rows of three numbers, `1 2 3` at the top and `34 35 36` at the
 * bottom, zero across the head of the first row.
 */
export const EVERY_SPOT: readonly CoveredSpot[] = [
  ...[0, ...NUMBERS].map((number) => inside('straight', [number])),
  ...splits(),
  ...streets(),
  ...corners(),
  ...range(0, ROWS - 2).map((row) => inside('sixLine', range(row * 3 + 1, row * 3 + 6))),
  ...THIRD_KINDS.flatMap((kind) => THIRDS.map((index) => third(kind, index))),
  ...HALF_KINDS.map((kind) => ({ spot: { kind }, covers: NUMBERS.filter(HALVES[kind]) })),
]

const BY_KEY = new Map(EVERY_SPOT.map((covered) => [spotKey(covered.spot), covered]))

/** The spot of a key, undefined if the layout has none. */
export function coveredSpot(key: string): CoveredSpot | undefined {
  return BY_KEY.get(key)
}

function splits(): CoveredSpot[] {
  const beside = NUMBERS.filter((number) => number % 3 !== 0).map((number) => [number, number + 1])
  const below = NUMBERS.filter((number) => number <= 33).map((number) => [number, number + 3])
  const zero = [1, 2, 3].map((number) => [0, number])
  return [...zero, ...beside, ...below].map((numbers) => inside('split', numbers))
}

function streets(): CoveredSpot[] {
  const rows = range(0, ROWS - 1).map((row) => range(row * 3 + 1, row * 3 + 3))
  return [[0, 1, 2], [0, 2, 3], ...rows].map((numbers) => inside('street', numbers))
}

function corners(): CoveredSpot[] {
  const squares = NUMBERS.filter((number) => number % 3 !== 0 && number <= 32)
  const numbers = squares.map((number) => [number, number + 1, number + 3, number + 4])
  return [[0, 1, 2, 3], ...numbers].map((square) => inside('corner', square))
}

function inside(kind: InsideKind, numbers: readonly number[]): CoveredSpot {
  return { spot: { kind, numbers }, covers: numbers }
}

function third(kind: ThirdKind, index: number): CoveredSpot {
  const isIn = (number: number) =>
    kind === 'dozen' ? Math.ceil(number / 12) === index : (number - index) % 3 === 0
  return { spot: { kind, index }, covers: NUMBERS.filter(isIn) }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
