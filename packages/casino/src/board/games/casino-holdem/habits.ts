import { RANKS, SUITS, type Card } from '../../../cards/card.ts'
import { fraction, type Fraction } from '../../../chance/fraction.ts'
import { HAND_CARDS, nameFive } from '../../../cards/poker/name-five.ts'

/** A way to play by what lies open, and what comes back of the ante to somebody who keeps to it. */
export type HoldemHabit = {
  name: string
  calls: (own: readonly Card[], flop: readonly Card[]) => boolean
  exactReturn: Fraction
}

const JACK = 11

/** The ranks of every straight: the ace stands below the two and above the king. */
const ROWS = RANKS.slice(0, RANKS.length - HAND_CARDS + 2).map((lowest) =>
  [...RANKS, 1].slice(lowest - 1, lowest - 1 + HAND_CARDS),
)

/** Simple ways to play. The kept counts of every flop give these returns; the deep test adds them up. */
export const HOLDEM_HABITS = [
  {
    /**
     * Calls with an ace or a picture, a pair that takes an own card, or at most one card short of a
     * straight or a flush.
     */
    name: 'thumb',
    calls: (own, flop) => own.some(isHigh) || isPaired(own, flop) || isOneShort([...own, ...flop]),
    exactReturn: fraction(6_715_051_617_713n, 6_953_452_506_000n),
  },
  {
    /** Calls with everything. */
    name: 'always',
    calls: () => true,
    exactReturn: fraction(320_207_728_297n, 347_672_625_300n),
  },
  {
    /** Calls only where the five cards are a pair or better. */
    name: 'pair-only',
    calls: (own, flop) => nameFive([...own, ...flop]) !== 'high-card',
    exactReturn: fraction(5_333_615_403_887n, 6_953_452_506_000n),
  },
] as const satisfies readonly HoldemHabit[]

function isHigh({ rank }: Card): boolean {
  return rank === 1 || rank >= JACK
}

function isPaired([first, second]: readonly Card[], flop: readonly Card[]): boolean {
  return (
    first?.rank === second?.rank ||
    flop.some(({ rank }) => rank === first?.rank || rank === second?.rank)
  )
}

/** Whether four of the cards are of one suit, or among five ranks in a row. */
function isOneShort(cards: readonly Card[]): boolean {
  const ofSuits = SUITS.map((suit) => cards.filter((card) => card.suit === suit).length)
  const inRows = ROWS.map(
    (row) => row.filter((rank) => cards.some((card) => card.rank === rank)).length,
  )
  return Math.max(...ofSuits, ...inRows) >= HAND_CARDS - 1
}
