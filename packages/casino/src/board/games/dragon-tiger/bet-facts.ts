import { DECK } from '../../../cards/card.ts'
import type { BetFacts } from '../../board-facts.ts'
import { sideFacts, type Weighed } from '../../sides/side-facts.ts'
import { DECKS, type DragonTigerOutcome } from './outcome.ts'
import { payMinor } from './pay-minor.ts'
import { DRAGON_TIGER_SPOTS } from './spot.ts'

/** Exact figures of every bet, from every pair of cards that the shoe can give. */
export function betFacts(): readonly BetFacts[] {
  const pairs = everyPair()
  return DRAGON_TIGER_SPOTS.map((on) =>
    sideFacts(on, pairs, (stakeMinor, pair) => payMinor(stakeMinor, { on }, pair)),
  )
}

/** Two cards and in how many ways they leave the shoe in this order. */
function everyPair(): readonly Weighed<DragonTigerOutcome>[] {
  return DECK.flatMap((dragon) =>
    DECK.map((tiger) => {
      const left = dragon === tiger ? DECKS - 1 : DECKS
      return { result: { dragon, tiger }, ways: BigInt(DECKS * left) }
    }),
  )
}
