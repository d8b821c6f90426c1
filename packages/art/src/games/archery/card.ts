import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, glow, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arrow, bow, nightRange, target } from './range.ts'
import type { Wording } from '../../scene/wording.ts'

/** Archery Final: a face at night with arrows in its ten, a drawn bow before it. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`af${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle' } as const
  return pic.svg(
    nightRange(pic, 128, 150) +
      vignette(pic, '#02101C', 0.94) +
      target(pic, { x: 172, y: 152, size: 158 }) +
      arrow(pic, { x: 166, y: 146, size: 84, rotate: 28 }, '#FFFFFF') +
      arrow(pic, { x: 184, y: 158, size: 84, rotate: -24 }, '#19C7B0') +
      glow(pic, 174, 150, 60, '#FFF3B0', 0.45) +
      bow(pic, { x: 58, y: 226, size: 150, rotate: -34 }) +
      title(pic, letter(first, { ...line, cap: 46, y: 334, fit: 264 }), {
        face: ['#FFFFFF', '#FFF3B8', '#FFD43B', '#B27A04'],
        edge: '#0B2A3C',
        depth: '#02101C',
      }) +
      title(pic, letter(second, { ...line, cap: 40, y: 384, tracking: 0.08 }), {
        face: ['#FFFFFF', '#D8F4FF', '#7CCBF0', '#2B7FB0'],
        edge: '#06243A',
        depth: '#02101C',
      }) +
      glint(176, 140, 13, '#FFFFFF') +
      frame(pic, ['#FFFFFF', '#7CCBF0', '#0A3A5A', '#FFD43B']) +
      ribbon(pic, 'SBO Sports', '#7CCBF0', 178),
  )
}
