import type { Card } from '../../../cards/card.ts'

/** Decks in the shoe of a round. */
export const DECKS = 8

export type LuckySevenOutcome = { card: Card }

const SEVEN = 7

/** Where the card lies: below the seven, on it, or above it. The ace is the lowest card. */
export type LuckySevenPlace = 'down' | 'seven' | 'up'

export function luckySevenPlace({ card: { rank } }: LuckySevenOutcome): LuckySevenPlace {
  if (rank < SEVEN) return 'down'
  return rank === SEVEN ? 'seven' : 'up'
}
