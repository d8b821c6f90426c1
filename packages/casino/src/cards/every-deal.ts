import { RANKS, SUITS, type Card } from './card.ts'

/** Cards, and how many deals differ from them by the names of the suits alone, they included. */
export type DealClass = { cards: readonly Card[]; alike: number }

/**
 * Every deal of so many cards, at most five, but for the names of its suits: of five cards 134,459 of
 * 2,598,960, of three 1,755 of 22,100. A suit's cards are a set of ranks; a deal is four such sets, and
 * stands for its class where they come in falling order.
 */
export function* everyDeal(cards: number): Generator<DealClass> {
  for (const suits of fallingSets(cards, SUITS.length, 1 << RANKS.length)) {
    yield { cards: suits.flatMap(cardsOf), alike: arrangements(suits) }
  }
}

/** All falling rows of so many sets with so many ranks in all, none above `highest`. */
function* fallingSets(ranks: number, suits: number, highest: number): Generator<number[]> {
  if (suits === 0) {
    if (ranks === 0) yield []
    return
  }
  // The last suit takes all ranks that are left.
  for (let size = suits === 1 ? ranks : 0; size <= ranks; size += 1) {
    for (const set of SETS[size] ?? []) {
      if (set > highest) break
      for (const rest of fallingSets(ranks - size, suits - 1, set)) yield [set, ...rest]
    }
  }
}

/** The sets of none to five ranks, by their size, in rising order; bit 0 is the ace. */
const SETS = [0, 1, 2, 3, 4, 5].map((size) =>
  Array.from({ length: 1 << RANKS.length }, (_, set) => set).filter(
    (set) => RANKS.filter((rank) => hasRank(set, rank)).length === size,
  ),
)

function hasRank(set: number, rank: number): boolean {
  return (set & (1 << (rank - 1))) !== 0
}

function cardsOf(set: number, suit: number): Card[] {
  const named = SUITS[suit]
  if (named === undefined) return []
  return RANKS.filter((rank) => hasRank(set, rank)).map((rank) => ({ rank, suit: named }))
}

/** In how many different orders the four sets can be dealt to the four suits. */
function arrangements(suits: readonly number[]): number {
  let orders = 1
  for (const [index, set] of suits.entries()) {
    const same = suits.slice(0, index + 1).filter((other) => other === set).length
    orders = (orders * (index + 1)) / same
  }
  return orders
}
