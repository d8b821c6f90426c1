import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { datePalm } from './date-palm.ts'
import { dawn, fog } from './dawn.ts'
import { gachhi } from './gachhi.ts'
import { pot } from './pot.ts'
import type { Wording } from '../../scene/wording.ts'

/** Rosher Hari: the gachhi high on the palm in the fog of dawn, the pot within reach. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`rhrc${ending}`, 300, 400)
  return pic.svg(
    dawn(pic, 58, 236) +
      datePalm(pic, { x: 172, top: 84, bottom: 400, half: 36 }) +
      pot(pic, { x: 88, y: 156, size: 88 }) +
      gachhi(pic, { x: 176, y: 204, size: 100 }) +
      fog(pic, 262, 0.55) +
      vignette(pic, '#0B1428', 0.94) +
      title(pic, letter(first, { cap: 46, x: 150, y: 332, anchor: 'middle', fit: 248 }), {
        face: ['#FFFFFF', '#FFF3DC', '#F2C9A0', '#B9764A'],
        edge: '#4A240C',
        depth: '#120A05',
      }) +
      title(pic, letter(second, { cap: 50, x: 150, y: 388, anchor: 'middle', fit: 200 }), {
        face: METAL.honey,
        edge: '#6B2A00',
        depth: '#120A05',
      }) +
      glint(102, 132, 12, '#FFFBE8') +
      frame(pic, ['#FFF6E0', '#F2B35A', '#3A4A6E', '#FFC94A']) +
      ribbon(pic, 'Shapla Games', '#FFD9A8'),
  )
}
