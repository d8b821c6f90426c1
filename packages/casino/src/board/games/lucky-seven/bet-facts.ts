import { DECK } from '../../../cards/card.ts'
import type { BetFacts } from '../../board-facts.ts'
import { sideFacts } from '../../sides/side-facts.ts'
import { payMinor } from './pay-minor.ts'
import { LUCKY_SEVEN_SPOTS } from './spot.ts'

/** Exact figures of every bet, from every card: the shoe has as many of each. */
export function betFacts(): readonly BetFacts[] {
  const cards = DECK.map((card) => ({ result: { card }, ways: 1n }))
  return LUCKY_SEVEN_SPOTS.map((on) =>
    sideFacts(on, cards, (stakeMinor, outcome) => payMinor(stakeMinor, { on }, outcome)),
  )
}
