/** Bets on numbers that lie together on the layout, by how many they are. */
export const INSIDE_KINDS = ['straight', 'split', 'street', 'corner', 'sixLine'] as const

/** Bets on one of three equal parts of the numbers from 1 to 36. */
export const THIRD_KINDS = ['dozen', 'column'] as const

/** Bets on half of the numbers from 1 to 36. */
export const HALF_KINDS = ['red', 'black', 'odd', 'even', 'low', 'high'] as const

export type InsideKind = (typeof INSIDE_KINDS)[number]
export type ThirdKind = (typeof THIRD_KINDS)[number]
export type HalfKind = (typeof HALF_KINDS)[number]

export type RouletteKind = InsideKind | ThirdKind | HalfKind

/** What a stake stands on. Numbers are in ascending order; an index is 1, 2 or 3. */
export type RouletteSpot =
  | { kind: InsideKind; numbers: readonly number[] }
  | { kind: ThirdKind; index: number }
  | { kind: HalfKind }

/** A name of its own for every spot, such as `split 14 17`, `dozen 2` or `red`. */
export function spotKey(spot: RouletteSpot): string {
  if ('numbers' in spot) return [spot.kind, ...spot.numbers].join(' ')
  return 'index' in spot ? `${spot.kind} ${spot.index}` : spot.kind
}
