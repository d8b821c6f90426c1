import type { Currency } from '@maidan/money'
import type { Fraction } from '../chance/fraction.ts'
import type { SlotVolatility } from '../slot/slot-game.ts'

/** The kinds of games that are no slots, as the lobby sorts them. */
export const BOARD_TYPES = [
  'sports',
  'casino',
  'table',
  'poker',
  'crash',
  'fishing',
  'arcade',
  'lottery',
] as const

export type BoardType = (typeof BOARD_TYPES)[number]

/**
 * One way to bet on a board, by the name that the page has words for: what it returns of a stake,
 * how often it pays anything, and the most that it pays in multiples of the stake, rounded up.
 * Where play has choices, the figures are those of best play.
 */
export type BetFacts = {
  key: string
  exactReturn: Fraction
  hitRate: Fraction
  largestMultiple: number
}

/** What is known of a board before anybody plays. Each stake is one of the levels. */
export type BoardFacts = {
  /** The provider's platform code, a dash, the game: `BAGH-MINES`. */
  code: string
  title: string
  platform: string
  type: BoardType
  volatility: SlotVolatility
  /** Minor units, smallest first. A currency that is missing is not offered. */
  betLevelsMinor: Readonly<Partial<Record<Currency, readonly bigint[]>>>
  /** Every way to bet, the usual one first. */
  bets: readonly BetFacts[]
}
