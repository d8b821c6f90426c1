import { RANKS, type Card } from '../card.ts'
import type { PokerName } from './names.ts'

/** How many cards there are of each rank: place 0 counts aces, place 12 kings. */
export type RankCounts = readonly number[]

/** A hand is five cards, however many there are to choose from. */
export const HAND_CARDS = 5

/** The best name of five cards. */
export function nameFive(cards: readonly Card[]): PokerName {
  const isOneSuit = cards.every(({ suit }) => suit === cards[0]?.suit)
  return nameCounts(countRanks(cards), isOneSuit)
}

export function countRanks(cards: readonly Card[]): number[] {
  const counts = RANKS.map(() => 0)
  for (const { rank } of cards) counts[rank - 1] = (counts[rank - 1] ?? 0) + 1
  return counts
}

/** The same by the ranks alone and whether all five are of one suit. */
export function nameCounts(counts: RankCounts, isOneSuit: boolean): PokerName {
  const isRow = isStraight(counts)
  if (isOneSuit && isRow) return isFrom(counts, 9) ? 'royal-flush' : 'straight-flush'
  if (isOneSuit) return 'flush'
  if (isRow) return 'straight'
  return nameAlike(counts)
}

function nameAlike(counts: RankCounts): PokerName {
  if (counts.includes(4)) return 'four'
  if (counts.includes(3)) return counts.includes(2) ? 'full-house' : 'three'
  const low = counts.indexOf(2)
  if (low < 0) return 'high-card'
  return counts.lastIndexOf(2) > low ? 'two-pairs' : 'pair'
}

/** Five ranks in a row; an ace stands below the two or above the king. */
function isStraight(counts: RankCounts): boolean {
  const lowest = counts.indexOf(1)
  if (lowest === 0 && isFrom(counts, 9)) return true
  return lowest >= 0 && isFrom(counts, lowest)
}

function isFrom(counts: RankCounts, lowest: number): boolean {
  for (let step = 0; step < HAND_CARDS; step += 1) {
    if (counts[(lowest + step) % RANKS.length] !== 1) return false
  }
  return lowest + HAND_CARDS <= RANKS.length + 1
}
