import { playingCard, type CardRank, type CardSuit } from '../../objects/playing-card.ts'
import { glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

type Dealt = readonly [rank: CardRank, suit: CardSuit]

const INSIDE: readonly Dealt[] = [
  ['4', 'clubs'],
  ['9', 'diamonds'],
  ['K', 'hearts'],
]
const OUTSIDE: readonly Dealt[] = [
  ['Q', 'spades'],
  ['7', 'diamonds'],
  ['2', 'clubs'],
]

export type Deal = { x: number; y: number; size: number }

/** A king as joker in the light, the cards inside to its left and outside to its right, one of them its match. */
export function twoRows(pic: Picture, { x, y, size }: Deal): string {
  const row = (cards: readonly Dealt[], to: 1 | -1) =>
    cards
      .map(([rank, suit], index) => {
        const reach = 2.6 - index * 0.62
        const place = {
          x: x + to * size * (reach - 0.28),
          y: y + size * (0.34 + (2 - index) * 0.11),
          size: size * 0.86,
          rotate: to * (24 - index * 7),
        }
        return playingCard(pic, place, rank, suit)
      })
      .join('')
  return (
    row(INSIDE, -1) +
    row(OUTSIDE, 1) +
    glow(pic, x, y - size * 0.1, size * 1.5, '#FFD257', 0.85) +
    playingCard(pic, { x, y: y - size * 0.12, size: size * 1.3 }, 'K', 'spades')
  )
}
