import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { lit } from '../../scene/icon.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { course, dust } from './course.ts'
import type { Wording } from '../../scene/wording.ts'

/** Horsebook Derby, wide: the horses come in from the right half, the name stands on the left. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`hdw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#140703EE', [0.34, '#140703A8'], [0.58, '#14070300']])
  return pic.svg(
    course(pic, 190) +
      dust(pic, 300, 246, 90) +
      lit(pic, 'noto:horse-racing', { x: 342, y: 182, size: 150, flip: true }, '#FFE9A0') +
      dust(pic, 470, 256, 90) +
      lit(pic, 'noto:horse-racing', { x: 552, y: 180, size: 164, flip: true }, '#FFE9A0') +
      dust(pic, 350, 366, 140) +
      lit(pic, 'noto:horse-racing', { x: 452, y: 262, size: 250, flip: true }, '#FFF1C9') +
      backdrop(pic, shade) +
      title(pic, letter(first, { cap: 34, x: 38, y: 196, fit: 250, tracking: 0.05 }), {
        face: METAL.chalk,
        edge: '#4A1A04',
        depth: '#140703',
      }) +
      title(pic, letter(second, { cap: 84, x: 36, y: 300, fit: 270 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#140703',
      }) +
      glint(58, 130, 15, '#FFFBE8') +
      frame(pic, ['#FFE9A8', '#FF9A4A', '#5A2409', '#FFB703']) +
      ribbon(pic, 'Horsebook', '#FFD56B', 40),
  )
}
