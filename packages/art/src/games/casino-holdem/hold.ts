import { playingCard, type CardRank, type CardSuit } from '../../objects/playing-card.ts'
import { glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { chipStack } from './chip-stack.ts'

type Hold = { x: number; y: number; size: number }

/** The five on the table: with the player's two aces four of a kind. */
const BOARD: readonly (readonly [CardRank, CardSuit])[] = [
  ['A', 'hearts'],
  ['K', 'clubs'],
  ['A', 'clubs'],
  ['9', 'diamonds'],
  ['4', 'spades'],
]

const RED = '#C4342D'
const BLUE = '#2C67BE'
const GREEN = '#1E8A55'

/** A hold of two aces in the light before the five shared cards, chips to its sides; `size` is an ace's width. */
export function hold(pic: Picture, { x, y, size }: Hold): string {
  const small = size * 0.56
  const board = BOARD.map(([rank, suit], index) => {
    const off = index - 2
    const place = {
      x: x + off * small * 1.08,
      y: y - size * 1.2 + off * off * size * 0.035,
      size: small,
      rotate: off * 3,
    }
    return playingCard(pic, place, rank, suit)
  })
  const chips = size * 0.5
  return (
    board.join('') +
    glow(pic, x, y, size * 1.4, '#FFE08A', 0.7) +
    chipStack(pic, { x: x - size * 1.12, y: y + size * 0.5, size: chips }, [RED, RED, RED, RED]) +
    chipStack(pic, { x: x + size * 1.14, y: y + size * 0.5, size: chips }, [
      BLUE,
      BLUE,
      GREEN,
      GREEN,
      GREEN,
      GREEN,
    ]) +
    playingCard(
      pic,
      { x: x - size * 0.38, y: y + size * 0.06, size, rotate: -12 },
      'A',
      'diamonds',
    ) +
    playingCard(pic, { x: x + size * 0.38, y, size, rotate: 10 }, 'A', 'spades') +
    chipStack(pic, { x: x - size * 0.86, y: y + size * 0.82, size: chips * 0.9 }, [GREEN, RED]) +
    chipStack(pic, { x: x + size * 0.9, y: y + size * 0.84, size: chips * 0.9 }, [RED, BLUE, BLUE])
  )
}
