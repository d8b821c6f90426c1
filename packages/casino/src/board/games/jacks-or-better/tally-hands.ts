import { RANKS, type Card } from '../../../cards/card.ts'
import { countRanks, HAND_CARDS } from '../../../cards/poker/name-five.ts'
import { choose } from './choose.ts'
import type { PokerHand } from './hands.ts'
import { namePaid } from './name-hand.ts'

const SUITS_OF_RANK = 4

/**
 * Adds up what is paid for all hands of five cards that hold the given ones. `worth` says what a
 * hand counts. Suits are all alike, so the answer is remembered by ranks and by whether one suit has them all.
 */
export function tallyHands(worth: (hand: PokerHand) => number): (cards: readonly Card[]) => number {
  const known = new Map<number, number>()
  return (cards) => {
    const isOneSuit = cards.every(({ suit }) => suit === cards[0]?.suit)
    const key = keyOf(cards, isOneSuit)
    const before = known.get(key)
    if (before !== undefined) return before
    const flushes = cards.length === 0 ? SUITS_OF_RANK : Number(isOneSuit)
    const sum = sumOver(worth, countRanks(cards), flushes)
    known.set(key, sum)
    return sum
  }
}

/** A number of its own for these ranks, written with a digit to base 5 for each. */
function keyOf(cards: readonly Card[], isOneSuit: boolean): number {
  let key = 0
  for (const { rank } of cards) key += DIGITS[rank - 1] ?? 0
  return key * 2 + Number(isOneSuit)
}

const DIGITS = RANKS.map((rank) => (SUITS_OF_RANK + 1) ** rank)

/**
 * Every way to fill the ranks up to five cards, times the ways to choose its suits. `flushes` of
 * those ways are of one suit, where no rank comes twice.
 */
function sumOver(
  worth: (hand: PokerHand) => number,
  held: readonly number[],
  flushes: number,
): number {
  const counts = [...held]
  const value = (isOneSuit: boolean): number => {
    const hand = namePaid(counts, isOneSuit)
    return hand === null ? 0 : worth(hand)
  }
  const fill = (rank: number, left: number, ways: number): number => {
    if (left === 0) {
      const oneSuit = Math.max(...counts) > 1 ? 0 : flushes
      return (ways - oneSuit) * value(false) + oneSuit * value(true)
    }
    if (rank === RANKS.length) return 0
    const own = held[rank] ?? 0
    let sum = 0
    for (let more = 0; more <= Math.min(left, SUITS_OF_RANK - own); more += 1) {
      counts[rank] = own + more
      sum += fill(rank + 1, left - more, ways * choose(SUITS_OF_RANK - own, more))
    }
    counts[rank] = own
    return sum
  }
  return fill(0, HAND_CARDS - held.reduce((sum, count) => sum + count, 0), 1)
}
