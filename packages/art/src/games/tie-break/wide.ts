import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { nightCourt, racket, streak, tennisBall } from './court.ts'
import type { Wording } from '../../scene/wording.ts'

/** Tie-break, wide: racket and ball over the court at the right, the name at the left. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tbw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#020A1CF2', [0.36, '#020A1CB8'], [0.66, '#020A1C00']])
  return pic.svg(
    nightCourt(pic, 196, 420) +
      backdrop(pic, shade) +
      racket(pic, { x: 400, y: 262, size: 226, rotate: -30 }) +
      streak(pic, [626, 86], [546, 206], 40) +
      glow(pic, 540, 212, 110, '#E8FF4A', 0.45) +
      tennisBall(pic, { x: 536, y: 214, size: 112, rotate: 12 }) +
      title(pic, letter(first, { cap: 84, x: 38, y: 214, tracking: 0.05, fit: 280 }), {
        face: ['#FFFFFF', '#F3FFB0', '#E4FF3D', '#8FB008'],
        edge: '#0B2A5C',
        depth: '#020A1C',
      }) +
      title(pic, letter(second, { cap: 84, x: 38, y: 318, fit: 280 }), {
        face: ['#FFFFFF', '#D6E8FF', '#8FC2FF', '#3F7FD9'],
        edge: '#06183A',
        depth: '#020A1C',
      }) +
      glint(506, 170, 16, '#FFFFFF') +
      frame(pic, ['#FFFFFF', '#8FC2FF', '#0A2A66', '#E4FF3D']) +
      ribbon(pic, 'I-Sports', '#8FC2FF', 40),
  )
}
