import { fireball } from '../../objects/cricket.ts'
import { batter } from '../../objects/figures/batter.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { fiveShirts, ground, TEAL_KIT } from './team.ts'
import type { Wording } from '../../scene/wording.ts'

/** Fantasy Five, wide: the name on the left, batter and shirts on the right. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ffw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#020C12E6', [0.36, '#020C1299'], [0.56, '#020C1200']])
  return pic.svg(
    ground(pic, 140) +
      backdrop(pic, shade) +
      batter(pic, { x: 462, y: 172, size: 190 }, TEAL_KIT) +
      fireball(pic, { x: 584, y: 96, size: 40, rotate: 150 }) +
      fiveShirts(pic, 472, 306, 120) +
      title(pic, letter(first, { cap: 54, x: 36, y: 226, fit: 290 }), {
        face: METAL.chalk,
        edge: '#062A36',
        depth: '#020C12',
      }) +
      title(pic, letter(second, { cap: 84, x: 36, y: 330, fit: 270 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#1B0E02',
      }) +
      glint(296, 168, 14, '#FFFBE8') +
      frame(pic, ['#FFF1C9', '#3FD3C6', '#062A36', '#FFB703']) +
      ribbon(pic, 'Fantasy', '#9FF0E6', 40),
  )
}
