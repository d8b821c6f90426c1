import type { Card } from '../../../../cards/card.ts'
import { rankSuits } from '../../../../cards/poker/rank-cards.ts'
import { ranksIn, type PairTable } from './pair-table.ts'

/** A strength and the place of its pair in one number: the place takes what is below this. */
export const PLACES_MAX = 2_048

/**
 * What every pair is worth with a board of five whose last two cards stand at `turn` and `river`: in
 * `ranked`, weakest first, the strength times `PLACES_MAX` plus the pair's place. Pairs with a card of the
 * board are left out: 1,081 stay.
 */
export function rankPairs(
  table: PairTable,
  flop: readonly Card[],
  { turn, river }: { turn: number; river: number },
  ranked: Float64Array,
): void {
  const { cards, size, first, second, ranks } = table
  const board = [...flop, cards[turn], cards[river]].flatMap((card) => card ?? [])
  const { clubs, diamonds, hearts, spades } = ranks
  const [c, d, h, s] = [
    ranksIn('clubs', board),
    ranksIn('diamonds', board),
    ranksIn('hearts', board),
    ranksIn('spades', board),
  ]
  let filled = 0
  for (let pair = 0; pair < size; pair += 1) {
    const [one, other] = [first[pair] ?? 0, second[pair] ?? 0]
    if (one === turn || one === river || other === turn || other === river) continue
    const strength = rankSuits(
      c | (clubs[pair] ?? 0),
      d | (diamonds[pair] ?? 0),
      h | (hearts[pair] ?? 0),
      s | (spades[pair] ?? 0),
    )
    ranked[filled] = strength * PLACES_MAX + pair
    filled += 1
  }
  ranked.sort()
}
