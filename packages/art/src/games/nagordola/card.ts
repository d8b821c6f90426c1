import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { fair } from './fair.ts'
import { woodenWheel } from './wooden-wheel.ts'
import type { Wording } from '../../scene/wording.ts'

/** Nagordola: the wooden wheel of the fair, full of riders, above its name. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ngdc${ending}`, 300, 400)
  return pic.svg(
    fair(pic, 150, 296) +
      woodenWheel(pic, { x: 150, y: 158, size: 226 }) +
      vignette(pic, '#12061F', 0.94) +
      title(pic, letter(first, { cap: 46, x: 150, y: 334, anchor: 'middle', fit: 240 }), {
        face: METAL.honey,
        edge: '#7A1F3F',
        depth: '#12051F',
      }) +
      title(pic, letter(second, { cap: 48, x: 150, y: 388, anchor: 'middle', fit: 200 }), {
        face: ['#FFFFFF', '#FFE3EE', '#FF7AA8', '#C2317E'],
        edge: '#4A0A3A',
        depth: '#12051F',
      }) +
      glint(246, 84, 12, '#FFFFFF') +
      frame(pic, ['#FFF6D8', '#FFB36B', '#5A1F7A', '#FF7AA8']) +
      ribbon(pic, 'Shapla Games', '#FFD9A8'),
  )
}
