import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { datePalm } from './date-palm.ts'
import { dawn, fog } from './dawn.ts'
import { gachhi } from './gachhi.ts'
import { pot } from './pot.ts'
import type { Wording } from '../../scene/wording.ts'

/** Rosher Hari, wide: the palm at the right with its climber, the sun between it and the words. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`rhrw${ending}`, 640, 400)
  return pic.svg(
    dawn(pic, 356, 300) +
      datePalm(pic, { x: 512, top: 104, bottom: 400, half: 46 }) +
      pot(pic, { x: 414, y: 196, size: 104 }) +
      gachhi(pic, { x: 516, y: 262, size: 128 }) +
      fog(pic, 350, 0.6) +
      backdrop(pic, pic.linear('right', ['#0B1428E6', [0.36, '#0B142880'], [0.6, '#0B142800']])) +
      title(pic, letter(first, { cap: 62, x: 38, y: 206, fit: 284 }), {
        face: ['#FFFFFF', '#FFF3DC', '#F2C9A0', '#B9764A'],
        edge: '#4A240C',
        depth: '#120A05',
      }) +
      title(pic, letter(second, { cap: 84, x: 38, y: 310, fit: 260 }), {
        face: METAL.honey,
        edge: '#6B2A00',
        depth: '#120A05',
      }) +
      glint(430, 160, 15, '#FFFBE8') +
      frame(pic, ['#FFF6E0', '#F2B35A', '#3A4A6E', '#FFC94A']) +
      ribbon(pic, 'Shapla Games', '#FFD9A8', 40),
  )
}
