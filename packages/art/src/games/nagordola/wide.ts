import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { fair } from './fair.ts'
import { woodenWheel } from './wooden-wheel.ts'
import type { Wording } from '../../scene/wording.ts'

/** Nagordola, wide: the wheel turns at the right, the name beside it. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ngdw${ending}`, 640, 400)
  return pic.svg(
    fair(pic, 480, 350) +
      woodenWheel(pic, { x: 484, y: 196, size: 270 }) +
      backdrop(pic, pic.linear('right', ['#12061FE6', [0.36, '#12061F80'], [0.58, '#12061F00']])) +
      title(pic, letter(first, { cap: 68, x: 38, y: 206, fit: 284 }), {
        face: METAL.honey,
        edge: '#7A1F3F',
        depth: '#12051F',
      }) +
      title(pic, letter(second, { cap: 80, x: 38, y: 308, fit: 250 }), {
        face: ['#FFFFFF', '#FFE3EE', '#FF7AA8', '#C2317E'],
        edge: '#4A0A3A',
        depth: '#12051F',
      }) +
      glint(312, 140, 15, '#FFFFFF') +
      frame(pic, ['#FFF6D8', '#FFB36B', '#5A1F7A', '#FF7AA8']) +
      ribbon(pic, 'Shapla Games', '#FFD9A8', 40),
  )
}
