import { alponaRings } from '../../scene/alpona.ts'
import { playingCard } from '../../objects/playing-card.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

type Middle = { x: number; y: number; size: number }

/** Violet cloth with the light on the place where the seven lies. */
export function violet(pic: Picture, x: number, y: number): string {
  const reach = pic.height
  return (
    backdrop(pic, pic.radial(['#8A4FD8', '#4A2A96', '#241056', '#0B0422'], [x, y, reach * 0.8])) +
    rays(pic, x, y, reach * 0.9, 14, '#FFE9A0', 0.26) +
    `<g transform="translate(${x} ${y})">${alponaRings(reach * 0.86, '#FFD25744')}</g>` +
    specks(7, 49, [8, 20, pic.width - 16, pic.height * 0.6], '#FFE9A0', 1.2)
  )
}

/** The seven of hearts in front; a six leans away below it, an eight above. */
export function sevenCards(pic: Picture, { x, y, size }: Middle): string {
  const side = size * 0.74
  return (
    playingCard(
      pic,
      { x: x - size * 0.82, y: y + size * 0.3, size: side, rotate: -20 },
      '6',
      'clubs',
    ) +
    playingCard(
      pic,
      { x: x + size * 0.82, y: y - size * 0.02, size: side, rotate: 18 },
      '8',
      'spades',
    ) +
    glow(pic, x, y, size * 1.2, '#FFD257', 0.75) +
    playingCard(pic, { x, y, size, rotate: -3 }, '7', 'hearts')
  )
}
