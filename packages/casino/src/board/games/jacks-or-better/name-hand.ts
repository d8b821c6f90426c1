import type { Card } from '../../../cards/card.ts'
import { countRanks, nameCounts, type RankCounts } from '../../../cards/poker/name-five.ts'
import type { PokerHand } from './hands.ts'

const JACK = 10

/** The best name of five cards; null for a hand that pays nothing. */
export function nameHand(cards: readonly Card[]): PokerHand | null {
  const isOneSuit = cards.every(({ suit }) => suit === cards[0]?.suit)
  return namePaid(countRanks(cards), isOneSuit)
}

/** The same by the ranks alone and whether all five are of one suit. */
export function namePaid(counts: RankCounts, isOneSuit: boolean): PokerHand | null {
  const name = nameCounts(counts, isOneSuit)
  if (name === 'high-card') return null
  if (name !== 'pair') return name
  const pair = counts.indexOf(2)
  return pair === 0 || pair >= JACK ? 'jacks' : null
}
