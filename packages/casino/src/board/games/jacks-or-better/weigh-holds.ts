import type { Card } from '../../../cards/card.ts'

/** Every way to hold five cards, as bits: bit 0 is the first card. */
export const HOLD_COUNT = 32

/** How many draws are possible after a hold: of the 47 cards left, as many as are thrown away. */
export function drawsAfter(hold: number): number {
  return DRAWS[heldCount(hold)] ?? 0
}

/** Ways to take 5, 4, 3, 2, 1 and 0 of 47 cards. */
const DRAWS = [1_533_939, 178_365, 16_215, 1_081, 47, 1] as const

/** The smallest number that all of these divide. */
export const ALL_DRAWS = 7_669_695

/**
 * What all draws after each of the 32 holds count together. A hand of five holds the held cards and
 * none of the thrown; the tally knows all hands that hold some cards, so those with a thrown card
 * are taken off again, card by card.
 */
export function weighHolds(
  cards: readonly Card[],
  tally: (cards: readonly Card[]) => number,
): readonly number[] {
  const sums = Array.from({ length: HOLD_COUNT }, (_, hold) =>
    tally(cards.filter((_, place) => isHeld(hold, place))),
  )
  for (let place = 0; place < cards.length; place += 1) {
    for (let hold = 0; hold < HOLD_COUNT; hold += 1) {
      if (!isHeld(hold, place)) sums[hold] = (sums[hold] ?? 0) - (sums[hold | (1 << place)] ?? 0)
    }
  }
  return sums
}

export function isHeld(hold: number, place: number): boolean {
  return (hold & (1 << place)) !== 0
}

export function heldCount(hold: number): number {
  let count = 0
  for (let bits = hold; bits > 0; bits >>= 1) count += bits & 1
  return count
}
