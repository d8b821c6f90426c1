import type { Pair } from '../book-market.ts'

/** How a soccer match stands. */
export type SoccerState = Readonly<{
  half: 1 | 2
  /** Minutes played of this half; those to add once they are announced. */
  played: number
  addedLeft: number | null
  goals: Pair
  reds: Pair
  /** The goals at half-time; null before it. */
  halfTime: Pair | null
}>

/** The goals of a match at half-time and at its end. */
export type SoccerEnd = Readonly<{ half: Pair; full: Pair }>

/** Goals that each side is expected to score over 90 minutes, level and with eleven players. */
export type Strengths = Readonly<{ home: number; away: number }>

/** Chances of the winner: home, away, draw. */
export type ResultChances = readonly [home: number, away: number, draw: number]
