import type { Pair } from '../book-market.ts'

/** How a tennis match stands. */
export type TennisState = Readonly<{
  setsToWin: number
  /** Games of the sets that are over, in their order. */
  sets: readonly Pair[]
  /** Games of the set and points of the game under way. */
  games: Pair
  points: Pair
  /** Who serves this game, or served the first point of this tie-break. */
  server: 0 | 1
  isTieBreak: boolean
}>

/** Chances of each player to win a point on the own serve. */
export type ServeChances = Pair

/** What counts of a match that was played to its end. */
export type TennisEnd = Readonly<{
  sets: Pair
  games: Pair
  tieBreaks: number
  firstSet: 0 | 1
}>

/** Sets won by each player. */
export function setsWon(sets: readonly Pair[]): Pair {
  const first = sets.filter(([one, other]) => one > other).length
  return [first, sets.length - first]
}

/** Six games each, and the tie-break. */
const TIE_BREAK_GAMES = 13

/** Whether a set was decided by a tie-break. */
export function isTieBreakSet([one, other]: Pair): boolean {
  return one + other === TIE_BREAK_GAMES
}
