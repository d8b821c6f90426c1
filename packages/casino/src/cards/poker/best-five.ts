import type { Card } from '../card.ts'
import { HAND_CARDS } from './name-five.ts'
import { rankCards } from './rank-cards.ts'

/**
 * The five of five to seven cards that make the best hand, in the order in which they lie; of several
 * equally good fives the first. Throws where there are fewer than five.
 */
export function bestFive(cards: readonly Card[]): readonly Card[] {
  const strength = rankCards(cards)
  const best = everyFive(cards).find((five) => rankCards(five) === strength)
  if (best === undefined) throw new RangeError(`${cards.length} cards hold no hand of five`)
  return best
}

/** Every five of the cards, in the order in which they lie: 21 of seven. */
export function everyFive(cards: readonly Card[]): readonly (readonly Card[])[] {
  return choices(cards, HAND_CARDS)
}

function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) =>
    choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  )
}
