import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { lit } from '../../scene/icon.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { course, dust } from './course.ts'
import type { Wording } from '../../scene/wording.ts'

/** Horsebook Derby: three horses side by side before a full stand. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`hd${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle', fit: 262 } as const
  return pic.svg(
    course(pic, 150) +
      dust(pic, 66, 186, 60) +
      lit(pic, 'noto:horse-racing', { x: 92, y: 138, size: 104, flip: true }, '#FFE9A0') +
      dust(pic, 118, 216, 80) +
      lit(pic, 'noto:horse-racing', { x: 216, y: 160, size: 136, flip: true }, '#FFE9A0') +
      dust(pic, 72, 286, 110) +
      lit(pic, 'noto:horse-racing', { x: 144, y: 206, size: 196, flip: true }, '#FFF1C9') +
      vignette(pic, '#140703', 0.92) +
      title(pic, letter(first, { ...line, cap: 24, y: 318, tracking: 0.06, fit: 230 }), {
        face: METAL.chalk,
        edge: '#4A1A04',
        depth: '#140703',
      }) +
      title(pic, letter(second, { ...line, cap: 46, y: 384, warp: flare(0.12) }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#140703',
      }) +
      glint(40, 330, 11, '#FFFBE8') +
      frame(pic, ['#FFE9A8', '#FF9A4A', '#5A2409', '#FFB703']) +
      ribbon(pic, 'Horsebook', '#FFD56B'),
  )
}
