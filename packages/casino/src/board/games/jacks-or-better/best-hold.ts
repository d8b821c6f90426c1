import { fraction, type Fraction } from '../../../chance/fraction.ts'
import type { Card } from '../../../cards/card.ts'
import { POKER_PAYS } from './hands.ts'
import { tallyHands } from './tally-hands.ts'
import { ALL_DRAWS, drawsAfter, heldCount, isHeld, weighHolds } from './weigh-holds.ts'

/** Which of the five cards stay, in their order. */
export type Hold = readonly boolean[]

/** A hold and what it brings on average, in multiples of the stake. */
export type HoldWorth = { hold: Hold; worth: Fraction }

const tallyPaid = tallyHands((hand) => POKER_PAYS[hand])

/** The hold that brings most on average; of equals the one that keeps more cards, the first such. */
export function bestHold(cards: readonly Card[]): HoldWorth {
  const sums = weighHolds(cards, tallyPaid)
  return worthAt(sums, bestOf(sums))
}

/** What a hold of these cards brings on average. */
export function worthOfHold(cards: readonly Card[], hold: Hold): Fraction {
  const bits = hold.reduce((sum, held, place) => sum + (held ? 1 << place : 0), 0)
  return worthAt(weighHolds(cards, tallyPaid), bits).worth
}

/** The best of 32 holds by what their draws count together. */
export function bestOf(sums: readonly number[]): number {
  let best = 0
  for (let hold = 1; hold < sums.length; hold += 1) {
    const ahead = evened(sums, hold) - evened(sums, best)
    if (ahead > 0 || (ahead === 0 && heldCount(hold) > heldCount(best))) best = hold
  }
  return best
}

/** A sum as if every hold had equally many draws. */
export function evened(sums: readonly number[], hold: number): number {
  return (sums[hold] ?? 0) * (ALL_DRAWS / drawsAfter(hold))
}

function worthAt(sums: readonly number[], bits: number): HoldWorth {
  return {
    hold: [0, 1, 2, 3, 4].map((place) => isHeld(bits, place)),
    worth: fraction(BigInt(sums[bits] ?? 0), BigInt(drawsAfter(bits))),
  }
}
