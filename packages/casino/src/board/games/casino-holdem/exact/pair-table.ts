import { DECK, SUITS, type Card, type Suit } from '../../../../cards/card.ts'
import { rankBit } from '../../../../cards/poker/rank-cards.ts'

/**
 * The 49 cards that are left beside a flop and every pair of them, laid out for counting: a pair is a
 * place in `first` and `second`, which name its cards, and in `ranks`, its ranks in each suit.
 */
export type PairTable = {
  cards: readonly Card[]
  size: number
  first: Uint8Array
  second: Uint8Array
  ranks: Readonly<Record<Suit, Int32Array>>
}

/** All pairs beside a flop of three different cards. */
export function pairTable(flop: readonly Card[]): PairTable {
  const cards = DECK.filter((card) => !flop.some((other) => isSame(card, other)))
  const pairs = cards.flatMap((_, second) =>
    Array.from({ length: second }, (_, first) => ({ first, second })),
  )
  const ranksOf = (suit: Suit): Int32Array =>
    Int32Array.from(pairs, ({ first, second }) =>
      ranksIn(
        suit,
        [cards[first], cards[second]].flatMap((card) => card ?? []),
      ),
    )
  return {
    cards,
    size: pairs.length,
    first: Uint8Array.from(pairs, ({ first }) => first),
    second: Uint8Array.from(pairs, ({ second }) => second),
    ranks: Object.fromEntries(SUITS.map((suit) => [suit, ranksOf(suit)])) as PairTable['ranks'],
  }
}

/** The ranks that cards have in a suit, as bits. */
export function ranksIn(suit: Suit, cards: readonly Card[]): number {
  return cards.reduce((set, card) => (card.suit === suit ? set | rankBit(card) : set), 0)
}

function isSame(one: Card, other: Card): boolean {
  return one.rank === other.rank && one.suit === other.suit
}
