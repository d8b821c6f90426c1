import { playingCard, type CardRank, type CardSuit } from '../../objects/playing-card.ts'
import { tiger } from '../../objects/tiger.ts'
import { alponaRings } from '../../scene/alpona.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

type Held = readonly [rank: CardRank, suit: CardSuit]

export type Sides = { x: number; y: number; size: number }

/** A natural nine against a picture and a seven, the house's tiger above both. */
export function twoSides(pic: Picture, { x, y, size }: Sides): string {
  const hand = (held: readonly [Held, Held], to: 1 | -1) =>
    held
      .map(([rank, suit], index) => {
        const place = {
          x: x + to * size * (0.98 - index * 0.5),
          y: y + size * (0.16 - index * 0.1),
          size: size * 0.9,
          rotate: to * (17 - index * 10),
        }
        return playingCard(pic, place, rank, suit)
      })
      .join('')
  const right: readonly [Held, Held] = [
    ['K', 'clubs'],
    ['7', 'spades'],
  ]
  const left: readonly [Held, Held] = [
    ['4', 'diamonds'],
    ['5', 'hearts'],
  ]
  return (
    tiger(pic, { x, y: y - size * 1.06, size: size * 0.92 }) +
    hand(right, 1) +
    glow(pic, x - size * 0.7, y, size * 1.2, '#FFD257', 0.8) +
    hand(left, -1)
  )
}

/** Wine-red cloth under green light from above. */
export function wine(pic: Picture, x: number, y: number): string {
  const reach = pic.height
  return (
    backdrop(pic, pic.radial(['#B03A54', '#7A1A34', '#43091C', '#17030A'], [x, y, reach * 0.8])) +
    rays(pic, x, y, reach * 0.9, 24, '#FFE2B0', 0.2) +
    `<g transform="translate(${x} ${y})">${alponaRings(reach * 0.9, '#FFD25738')}</g>` +
    glow(pic, x, y - reach * 0.3, reach * 0.34, '#2FB59A', 0.5) +
    specks(13, 44, [8, 20, pic.width - 16, pic.height * 0.6], '#FFE9A0', 1.1)
  )
}
