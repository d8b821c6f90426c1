import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { sevenCards, violet } from './seven-cards.ts'
import type { Wording } from '../../scene/wording.ts'

const DEPTH = { edge: '#5A2C00', depth: '#120426' }

/** Lucky Seven, wide: the cards on the right, the name on the left in the shade. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`l7w${ending}`, 640, 400)
  const shade = pic.linear('right', ['#0B0422F0', [0.36, '#0B042299'], [0.6, '#0B042200']])
  return pic.svg(
    violet(pic, 454, 204) +
      backdrop(pic, shade) +
      sevenCards(pic, { x: 462, y: 208, size: 140 }) +
      title(pic, letter(first, { cap: 64, x: 36, y: 190, fit: 232 }), {
        face: METAL.silver,
        ...DEPTH,
      }) +
      title(pic, letter(second, { cap: 72, x: 36, y: 280, fit: 236 }), {
        face: METAL.gold,
        ...DEPTH,
      }) +
      glint(60, 112, 16, '#FFFBE8') +
      glint(382, 120, 14, '#FFFBE8') +
      frame(pic, ['#FFE9A8', '#B07CFF', '#2A1060', '#FFB703']) +
      ribbon(pic, 'Shapla Games', '#8FF0DC', 40),
  )
}
