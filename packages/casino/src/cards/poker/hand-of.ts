import type { Card, Rank } from '../card.ts'
import { bestFive } from './best-five.ts'
import { countRanks } from './name-five.ts'
import type { PokerName } from './names.ts'
import { nameOfStrength, rankCards } from './rank-cards.ts'

/** A hand as a player would say it; `rank` is what there is most of in it, of equals the highest. */
export type MadeHand = { name: PokerName; rank: Rank; five: readonly Card[] }

/** The best hand in five to seven cards. */
export function handOf(cards: readonly Card[]): MadeHand {
  const five = bestFive(cards)
  const counts = countRanks(five)
  const often = ({ rank }: Card): number => counts[rank - 1] ?? 0
  const high = ({ rank }: Card): number => (rank === 1 ? 14 : rank)
  const above = (one: Card, other: Card): number =>
    often(one) - often(other) || high(one) - high(other)
  const { rank } = five.reduce((lead, card) => (above(card, lead) > 0 ? card : lead))
  return { name: nameOfStrength(rankCards(five)), rank, five }
}
