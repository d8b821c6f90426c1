import type { Card } from '../../../cards/card.ts'

/** Decks in the shoe of a round. */
export const DECKS = 8

export type DragonTigerOutcome = { dragon: Card; tiger: Card }

/** Which card is higher; on a `tie` both are of one rank, on a `suited-tie` of one suit, too. */
export type DragonTigerWinner = 'dragon' | 'tiger' | 'tie' | 'suited-tie'

export function dragonTigerWinner({ dragon, tiger }: DragonTigerOutcome): DragonTigerWinner {
  if (dragon.rank > tiger.rank) return 'dragon'
  if (dragon.rank < tiger.rank) return 'tiger'
  return dragon.suit === tiger.suit ? 'suited-tie' : 'tie'
}
