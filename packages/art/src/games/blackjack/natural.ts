import { coin } from '../../objects/coin.ts'
import { playingCard } from '../../objects/playing-card.ts'
import { glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

type Natural = { x: number; y: number; size: number }

/** An ace and a jack of spades as they fall on the felt, in the light, with the stake beside them. */
export function natural(pic: Picture, { x, y, size }: Natural): string {
  const beside = { x: x - size * 0.42, y: y + size * 0.06, size: size * 1.16, rotate: -13 }
  const above = { x: x + size * 0.42, y, size: size * 1.16, rotate: 11 }
  return (
    glow(pic, x, y, size * 1.7, '#FFE08A', 0.8) +
    playingCard(pic, beside, 'J', 'spades') +
    playingCard(pic, above, 'A', 'spades') +
    coin(pic, { x: x - size * 1.14, y: y + size * 0.92, size: size * 0.52, rotate: -16 }, 0.25) +
    coin(pic, { x: x + size * 1.12, y: y + size * 0.9, size: size * 0.56, rotate: 18 }, 0.2) +
    coin(pic, { x: x + size * 0.72, y: y + size * 1.06, size: size * 0.44, rotate: 4 }, 0.3)
  )
}
