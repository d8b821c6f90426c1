import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { GLASS, groove, line, marble } from './marble.ts'
import { yard } from './yard.ts'
import type { Wording } from '../../scene/wording.ts'

/** Marble Roll: a great glass marble comes up to the chalk line, others lie about the yard. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`mr${ending}`, 300, 400)
  return pic.svg(
    yard(pic, { x: 150, y: 226, size: 240 }) +
      marble(pic, GLASS.rose, { x: 62, y: 100, size: 54, rotate: 20 }) +
      marble(pic, GLASS.amber, { x: 122, y: 70, size: 44, rotate: -30 }) +
      groove({ x: 150, y: 234, size: 240, rotate: -9 }) +
      line({ x: 230, y: 216, size: 112, rotate: -4 }) +
      marble(pic, GLASS.sea, { x: 132, y: 186, size: 132, rotate: 8 }) +
      vignette(pic, '#1F0B04', 0.9) +
      title(pic, letter(first, { cap: 50, x: 150, y: 330, anchor: 'middle', fit: 258 }), {
        face: METAL.honey,
        edge: '#6B2A00',
        depth: '#1B0B02',
      }) +
      title(pic, letter(second, { cap: 56, x: 150, y: 389, anchor: 'middle', fit: 200 }), {
        face: ['#FFFFFF', '#C6FFF0', '#3CC9B0', '#0A6B5F'],
        edge: '#043A34',
        depth: '#021A17',
      }) +
      glint(108, 152, 15, '#FFFFFF') +
      frame(pic, ['#FFF6D8', '#F0A35A', '#5A2410', '#3CC9B0']) +
      ribbon(pic, 'Shapla Games', '#FFD9A8'),
  )
}
