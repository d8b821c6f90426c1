import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { GLASS, groove, line, marble } from './marble.ts'
import { yard } from './yard.ts'
import type { Wording } from '../../scene/wording.ts'

/** Marble Roll, wide: the groove runs through the picture, the marble is a hand short of the line. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`mrw${ending}`, 640, 400)
  return pic.svg(
    yard(pic, { x: 452, y: 268, size: 360 }) +
      marble(pic, GLASS.amber, { x: 398, y: 94, size: 62, rotate: -30 }) +
      marble(pic, GLASS.sky, { x: 486, y: 62, size: 48, rotate: 14 }) +
      marble(pic, GLASS.rose, { x: 596, y: 340, size: 70, rotate: 20 }) +
      groove({ x: 456, y: 272, size: 380, rotate: -7 }) +
      line({ x: 572, y: 252, size: 158, rotate: -3 }) +
      marble(pic, GLASS.sea, { x: 436, y: 208, size: 164, rotate: 8 }) +
      backdrop(pic, pic.linear('right', ['#1F0B04E6', [0.38, '#1F0B0480'], [0.6, '#1F0B0400']])) +
      title(pic, letter(first, { cap: 68, x: 38, y: 206, fit: 284 }), {
        face: METAL.honey,
        edge: '#6B2A00',
        depth: '#1B0B02',
      }) +
      title(pic, letter(second, { cap: 78, x: 38, y: 306, fit: 236 }), {
        face: ['#FFFFFF', '#C6FFF0', '#3CC9B0', '#0A6B5F'],
        edge: '#043A34',
        depth: '#021A17',
      }) +
      glint(404, 164, 18, '#FFFFFF') +
      frame(pic, ['#FFF6D8', '#F0A35A', '#5A2410', '#3CC9B0']) +
      ribbon(pic, 'Shapla Games', '#FFD9A8', 40),
  )
}
