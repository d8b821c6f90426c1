import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { betelLeaf, courtyard, drop, tray } from './tray.ts'
import type { Wording } from '../../scene/wording.ts'

/** Nine Leaves, wide: the tray at the right, leaves blown off it, the name beside it. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`nlw${ending}`, 640, 400)
  return pic.svg(
    courtyard(pic, 462, 204, 196) +
      betelLeaf(pic, { x: 300, y: 330, size: 88, rotate: -34 }) +
      tray(pic, { x: 462, y: 204, size: 330 }) +
      drop(pic, { x: 592, y: 76, size: 74, rotate: 10 }) +
      backdrop(pic, pic.linear('right', ['#24050AE0', [0.34, '#24050A80'], [0.58, '#24050A00']])) +
      title(pic, letter(first, { cap: 74, x: 40, y: 208, fit: 250 }), {
        face: METAL.honey,
        edge: '#6B1E08',
        depth: '#1F0603',
      }) +
      title(pic, letter(second, { cap: 72, x: 40, y: 304, fit: 264 }), {
        face: ['#F4FFE8', '#B6F08A', '#4FB84A', '#1F7A3A'],
        edge: '#07331B',
        depth: '#160403',
      }) +
      glint(574, 52, 15, '#FFFFFF') +
      frame(pic, ['#FFF6D8', '#FFC94A', '#6B1E17', '#7FD858']) +
      ribbon(pic, 'Bagh Studio', '#FFD9A8', 40),
  )
}
