import { dragon } from '../../objects/dragon.ts'
import { playingCard } from '../../objects/playing-card.ts'
import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { felt, sides } from './sides.ts'
import type { Wording } from '../../scene/wording.ts'

/** Dragon Tiger, wide: the heads and their cards on the right, the name on the left. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`dtw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#0B0402F2', [0.36, '#0B0402B0'], [0.6, '#0B040200']])
  return pic.svg(
    sides(pic, 500, 440) +
      felt(pic, 318, 30) +
      backdrop(pic, shade) +
      dragon(pic, { x: 392, y: 156, size: 188, rotate: -4 }) +
      tiger(pic, { x: 546, y: 160, size: 166, rotate: 4 }) +
      playingCard(pic, { x: 418, y: 312, size: 84, rotate: -8 }, 'K', 'spades') +
      playingCard(pic, { x: 528, y: 314, size: 84, rotate: 8 }, 'Q', 'hearts') +
      title(pic, letter(first, { cap: 60, x: 38, y: 186, fit: 262 }), {
        face: METAL.ember,
        edge: '#5A0906',
        depth: '#1B0302',
      }) +
      title(pic, letter(second, { cap: 84, x: 36, y: 290, fit: 262 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#1B0E02',
      }) +
      glint(58, 116, 16, '#FFFBE8') +
      frame(pic, ['#FFE9A8', '#FF7A1A', '#5A0906', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B', 40),
  )
}
