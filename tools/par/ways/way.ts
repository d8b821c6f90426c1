import type { BetFacts, TurnGame } from '@maidan/casino'

/** What a choice sees: what lies open, and how many choices there were. */
export type Seen = { events: readonly unknown[]; made: number }

/**
 * One way to bet on a board, as somebody plays it who keeps to it: `facts` are the figures that this way
 * of playing must come to. `slow` ways have fewer rounds.
 */
export type BoardWay = {
  facts: Pick<BetFacts, 'key' | 'exactReturn'> & Partial<Pick<BetFacts, 'hitRate'>>
  setup: unknown
  /** Choices that are made whatever comes, so that a round of many need not be played again for each. */
  first?: readonly unknown[]
  choose: (seen: Seen) => unknown
  isSlow?: true
}

/** The ways to play one game, from its facts. */
export type WaysOf = (game: TurnGame) => readonly BoardWay[]

/** A game that has ended before anybody could choose. */
export function chooseNothing(): never {
  throw new Error('This board is played to its end by itself')
}
