import { DECK } from '../../../../cards/card.ts'
import { bankerDraws, cardPoints, playerDraws } from '../draw-rules.ts'
import { DECKS, winnerOf, type BaccaratWinner } from '../outcome.ts'

/** Cards in play at most; the ways of fewer are filled up with those of the cards that were not dealt. */
const CARDS_MAX = 6

/** Counts who wins over every six cards of the shoe, by what they count and in which order they come. */
export function countWinners(): Record<BaccaratWinner, number> {
  const shoe = Array.from({ length: 10 }, (_, points) => pointsInDeck(points) * DECKS)
  const ways = { player: 0, banker: 0, tie: 0 }
  const values = shoe.map((_, points) => points)
  for (const first of values) {
    for (const second of values) {
      for (const third of values) {
        for (const fourth of values) countRest(shoe, [first, second, third, fourth], ways)
      }
    }
  }
  return ways
}

function pointsInDeck(points: number): number {
  return DECK.filter((card) => cardPoints(card) === points).length
}

/** Plays on from four cards that were dealt in turn, the player's first. */
function countRest(
  shoe: readonly number[],
  dealt: readonly [number, number, number, number],
  ways: Record<BaccaratWinner, number>,
): void {
  const player = (dealt[0] + dealt[2]) % 10
  const banker = (dealt[1] + dealt[3]) % 10
  for (const third of playerDraws(player, banker) ? shoe.keys() : [null]) {
    for (const last of bankerDraws(banker, player, third) ? shoe.keys() : [null]) {
      const cards = [...dealt, third, last].filter((card) => card !== null)
      const winner = winnerOf((player + (third ?? 0)) % 10, (banker + (last ?? 0)) % 10)
      ways[winner] += waysOf(shoe, cards)
    }
  }
}

/** In how many ways these come first, whatever comes after. All of them stay below 2 ** 53. */
function waysOf(shoe: readonly number[], cards: readonly number[]): number {
  const left = [...shoe]
  let size = shoe.reduce((sum, count) => sum + count, 0)
  let ways = 1
  for (const card of cards) {
    const count = left[card] ?? 0
    ways *= count
    left[card] = count - 1
    size -= 1
  }
  for (let index = cards.length; index < CARDS_MAX; index += 1) {
    ways *= size
    size -= 1
  }
  return ways
}
