import { dragon } from '../../objects/dragon.ts'
import { playingCard } from '../../objects/playing-card.ts'
import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { felt, sides } from './sides.ts'
import type { Wording } from '../../scene/wording.ts'

/** Dragon Tiger: both heads against each other, a card before each. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`dt${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle', fit: 264 } as const
  return pic.svg(
    sides(pic, 176, 128) +
      dragon(pic, { x: 88, y: 118, size: 150, rotate: -4 }) +
      tiger(pic, { x: 216, y: 132, size: 138, rotate: 4 }) +
      felt(pic, 244, 26) +
      vignette(pic, '#0B0402', 0.92) +
      playingCard(pic, { x: 112, y: 238, size: 62, rotate: -9 }, 'K', 'spades') +
      playingCard(pic, { x: 190, y: 240, size: 62, rotate: 9 }, 'Q', 'hearts') +
      title(pic, letter(first, { ...line, cap: 46, y: 332, warp: flare(0.16) }), {
        face: METAL.ember,
        edge: '#5A0906',
        depth: '#1B0302',
      }) +
      title(pic, letter(second, { ...line, cap: 50, y: 388 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#1B0E02',
      }) +
      glint(40, 300, 12, '#FFFBE8') +
      frame(pic, ['#FFE9A8', '#FF7A1A', '#5A0906', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B', 158),
  )
}
