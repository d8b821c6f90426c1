import { DECK, type Card } from '../../../cards/card.ts'
import { fraction } from '../../../chance/fraction.ts'
import type { BetFacts } from '../../board-facts.ts'
import { DECKS } from './outcome.ts'
import { payMinor } from './pay-minor.ts'
import { DRAGON_TIGER_SPOTS, type DragonTigerSide } from './spot.ts'

/** Even, so that nothing is rounded. */
const STAKE = 2n

/** Exact figures of every bet, from every pair of cards that the shoe can give. */
export function betFacts(): readonly BetFacts[] {
  const pairs = everyPair()
  return DRAGON_TIGER_SPOTS.map((on) => factsOf(on, pairs))
}

/** Two cards and in how many ways they leave the shoe in this order. */
type Pair = { dragon: Card; tiger: Card; ways: bigint }

function everyPair(): readonly Pair[] {
  return DECK.flatMap((dragon) =>
    DECK.map((tiger) => {
      const left = dragon === tiger ? DECKS - 1 : DECKS
      return { dragon, tiger, ways: BigInt(DECKS * left) }
    }),
  )
}

function factsOf(on: DragonTigerSide, pairs: readonly Pair[]): BetFacts {
  let all = 0n
  let paid = 0n
  let hits = 0n
  let largest = 0n
  for (const { ways, ...outcome } of pairs) {
    const pay = payMinor(STAKE, { on }, outcome)
    all += ways
    paid += ways * pay
    if (pay > 0n) hits += ways
    if (pay > largest) largest = pay
  }
  return {
    key: on,
    exactReturn: fraction(paid, all * STAKE),
    hitRate: fraction(hits, all),
    largestMultiple: Number(largest / STAKE),
  }
}
