import { playingCard, type CardRank } from '../../objects/playing-card.ts'
import type { Picture } from '../../scene/picture.ts'

const RANKS: readonly CardRank[] = ['10', 'J', 'Q', 'K', 'A']

/** A royal flush in hearts, held as a fan around the point below it; `size` is a card's width. */
export function royalFan(pic: Picture, x: number, y: number, size: number, spread = 17): string {
  const reach = size * 1.5
  return RANKS.map((rank, index) => {
    const turn = (index - 2) * spread
    const angle = (turn / 180) * Math.PI
    const place = {
      x: x + Math.sin(angle) * reach,
      y: y - Math.cos(angle) * reach,
      size,
      rotate: turn,
    }
    return playingCard(pic, place, rank, 'hearts')
  }).join('')
}
