import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, glow, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { nightCourt, racket, streak, tennisBall } from './court.ts'
import type { Wording } from '../../scene/wording.ts'

/** Tie-break: a ball comes over the net of a night court, a racket waits for it. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tb${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle' } as const
  return pic.svg(
    nightCourt(pic, 150, 150) +
      vignette(pic, '#020A1C', 0.94) +
      racket(pic, { x: 82, y: 224, size: 168, rotate: -28 }) +
      streak(pic, [262, 92], [198, 176], 30) +
      glow(pic, 196, 180, 84, '#E8FF4A', 0.45) +
      tennisBall(pic, { x: 194, y: 180, size: 84, rotate: 12 }) +
      title(pic, letter(first, { ...line, cap: 52, y: 326, tracking: 0.06, warp: arch(8) }), {
        face: ['#FFFFFF', '#F3FFB0', '#E4FF3D', '#8FB008'],
        edge: '#0B2A5C',
        depth: '#020A1C',
      }) +
      title(pic, letter(second, { ...line, cap: 52, y: 384, fit: 262 }), {
        face: ['#FFFFFF', '#D6E8FF', '#8FC2FF', '#3F7FD9'],
        edge: '#06183A',
        depth: '#020A1C',
      }) +
      glint(168, 148, 13, '#FFFFFF') +
      frame(pic, ['#FFFFFF', '#8FC2FF', '#0A2A66', '#E4FF3D']) +
      ribbon(pic, 'I-Sports', '#8FC2FF', 158),
  )
}
