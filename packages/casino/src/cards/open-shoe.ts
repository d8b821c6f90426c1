import type { DrawStream } from '../fairness/draw-stream.ts'
import { DECK, type Card } from './card.ts'

/** Cards that leave one by one and do not come back. */
export type Shoe = {
  /** Takes a card; each of those that are left is equally likely. Throws when none is left. */
  draw(): Card
  left(): number
}

/**
 * A fresh shoe of so many decks. Each card costs one draw and nothing is shuffled ahead: the card
 * taken changes places with the last one left, as a shuffle that goes only as far as it is needed.
 */
export function openShoe(draws: DrawStream, decks = 1): Shoe {
  const moved = new Map<number, number>()
  let left = decks * DECK.length
  return {
    draw() {
      if (left === 0) throw new RangeError(`All ${decks * DECK.length} cards are drawn`)
      const place = draws.below(left)
      left -= 1
      const drawn = moved.get(place) ?? place
      moved.set(place, moved.get(left) ?? left)
      return cardAt(drawn)
    },
    left: () => left,
  }
}

function cardAt(index: number): Card {
  const card = DECK[index % DECK.length]
  if (card === undefined) throw new RangeError(`No card stands at ${index}`)
  return card
}
