import type { Card, PokerHand } from '@maidan/casino'
import type { HandView } from './hand-steps.ts'

/** Hands that need all five cards. */
const WHOLE: readonly PokerHand[] = [
  'royal-flush',
  'straight-flush',
  'full-house',
  'flush',
  'straight',
]

/** The places of the cards that make the hand that was paid; null while nothing was. */
export function winningPlaces({ cards, paid }: HandView): readonly number[] | null {
  const hand = paid?.hand ?? null
  if (hand === null) return null
  const places = cards.map((_, place) => place)
  if (WHOLE.includes(hand)) return places
  return places.filter((place) => alike(cards, cards[place] ?? null) > 1)
}

function alike(cards: readonly (Card | null)[], card: Card | null): number {
  return cards.filter((other) => other !== null && other.rank === card?.rank).length
}
