import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arrow, bow, nightRange, target } from './range.ts'
import type { Wording } from '../../scene/wording.ts'

/** Archery Final, wide: the face and the bow at the right, the name at the left. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`afw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#02101CF2', [0.4, '#02101CB8'], [0.7, '#02101C00']])
  return pic.svg(
    nightRange(pic, 168, 470) +
      backdrop(pic, shade) +
      target(pic, { x: 500, y: 190, size: 206 }) +
      arrow(pic, { x: 492, y: 182, size: 104, rotate: 26 }, '#FFFFFF') +
      arrow(pic, { x: 516, y: 198, size: 104, rotate: -24 }, '#19C7B0') +
      glow(pic, 502, 188, 78, '#FFF3B0', 0.45) +
      bow(pic, { x: 392, y: 300, size: 172, rotate: -32 }) +
      title(pic, letter(first, { cap: 76, x: 36, y: 210, fit: 296 }), {
        face: ['#FFFFFF', '#FFF3B8', '#FFD43B', '#B27A04'],
        edge: '#0B2A3C',
        depth: '#02101C',
      }) +
      title(pic, letter(second, { cap: 76, x: 36, y: 312, fit: 250 }), {
        face: ['#FFFFFF', '#D8F4FF', '#7CCBF0', '#2B7FB0'],
        edge: '#06243A',
        depth: '#02101C',
      }) +
      glint(506, 176, 16, '#FFFFFF') +
      frame(pic, ['#FFFFFF', '#7CCBF0', '#0A3A5A', '#FFD43B']) +
      ribbon(pic, 'SBO Sports', '#7CCBF0', 36),
  )
}
