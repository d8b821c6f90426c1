import type { Card } from '../../../cards/card.ts'

/** The best total, and whether it is a line. */
export const TWENTY_ONE = 21

/** What a hand counts: `isSoft` while an ace in it counts eleven. */
export type HandCount = { total: number; isSoft: boolean }

const TEN = 10

/** What a card counts, an ace as one. */
export function cardValue({ rank }: Pick<Card, 'rank'>): number {
  return Math.min(rank, TEN)
}

/** What cards count together: one ace counts eleven where that does not go above 21. */
export function countHand(cards: readonly Card[]): HandCount {
  return cards.reduce((count, card) => withValue(count, cardValue(card)), EMPTY)
}

export const EMPTY: HandCount = { total: 0, isSoft: false }

/** The count after a card more; an ace that counted eleven counts one again rather than go above 21. */
export function withValue({ total, isSoft }: HandCount, value: number): HandCount {
  const low = (isSoft ? total - TEN : total) + value
  const hasAce = isSoft || value === 1
  const isHigh = hasAce && low + TEN <= TWENTY_ONE
  return { total: isHigh ? low + TEN : low, isSoft: isHigh }
}

/** An ace and a card of ten as the first two. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && countHand(cards).total === TWENTY_ONE
}
