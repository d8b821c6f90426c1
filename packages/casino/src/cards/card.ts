export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const

export type Suit = (typeof SUITS)[number]

/** 1 is the ace, 11 the jack, 12 the queen, 13 the king. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const

export type Rank = (typeof RANKS)[number]

export type Card = { rank: Rank; suit: Suit }

/** Every card of one deck, suit by suit, each from ace to king. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })))

/** Hearts and diamonds are red. */
export function isRed({ suit }: Card): boolean {
  return suit === 'hearts' || suit === 'diamonds'
}
