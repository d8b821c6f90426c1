import { playingCard, type CardRank, type CardSuit } from '../../objects/playing-card.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { alponaRings } from '../../scene/alpona.ts'

type Held = readonly [rank: CardRank, suit: CardSuit]

const QUEENS: readonly Held[] = [
  ['Q', 'clubs'],
  ['Q', 'diamonds'],
  ['Q', 'spades'],
]
const ACES: readonly Held[] = [
  ['A', 'spades'],
  ['A', 'hearts'],
  ['A', 'clubs'],
]

export type Hands = { x: number; y: number; size: number }

/** A trail of queens, half covered by a trail of aces in the light. */
export function twoHands(pic: Picture, { x, y, size }: Hands): string {
  return (
    fan(pic, QUEENS, { x: x + size * 0.5, y: y - size * 0.62, size: size * 0.78 }, 10) +
    glow(pic, x - size * 0.1, y, size * 1.7, '#FFD257', 0.7) +
    fan(pic, ACES, { x: x - size * 0.16, y: y + size * 0.2, size }, -6)
  )
}

function fan(pic: Picture, cards: readonly Held[], { x, y, size }: Hands, lean: number): string {
  return cards
    .map(([rank, suit], index) => {
      const turn = (index - 1) * 19 + lean
      const angle = (turn * Math.PI) / 180
      const place = {
        x: x + Math.sin(angle) * size * 1.5,
        y: y + (1 - Math.cos(angle)) * size * 1.5,
        size,
        rotate: turn,
      }
      return playingCard(pic, place, rank, suit)
    })
    .join('')
}

/** Indigo cloth with the light on the place where the hands lie. */
export function indigo(pic: Picture, x: number, y: number): string {
  const reach = pic.height
  return (
    backdrop(pic, pic.radial(['#4A63D8', '#2B2F8F', '#1C1656', '#0A0622'], [x, y, reach * 0.8])) +
    rays(pic, x, y, reach * 0.9, 26, '#BFD0FF', 0.2) +
    `<g transform="translate(${x} ${y})">${alponaRings(reach * 0.92, '#FFD25740')}</g>` +
    glow(pic, x + reach * 0.24, y - reach * 0.24, reach * 0.3, '#F0568A', 0.5) +
    specks(9, 44, [8, 20, pic.width - 16, pic.height * 0.6], '#FFE9A0', 1.1)
  )
}
