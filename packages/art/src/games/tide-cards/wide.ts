import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { cardBoat, tideArrow } from './card-boat.ts'
import { eveningSky, eveningWater, nearWater } from './evening.ts'
import type { Wording } from '../../scene/wording.ts'

/** Tide Cards, wide: the boat to the right between the two ways of the water, the name in the shade. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tcw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#04102AE6', [0.36, '#04102A8C'], [0.6, '#04102A00']])
  return pic.svg(
    eveningSky(pic, 196, 566) +
      eveningWater(pic, 196, 566) +
      cardBoat(pic, { x: 452, y: 266, size: 238 }) +
      nearWater(pic, 314) +
      backdrop(pic, shade) +
      tideArrow(pic, { x: 316, y: 190, size: 62 }, 'up') +
      tideArrow(pic, { x: 590, y: 190, size: 62 }, 'down') +
      title(pic, letter(first, { cap: 72, x: 40, y: 204, fit: 230 }), {
        face: ['#FFFFFF', '#C9F0FF', '#5CB8F0', '#1F6FB0'],
        edge: '#06264F',
        depth: '#03102A',
      }) +
      title(pic, letter(second, { cap: 58, x: 40, y: 288, fit: 240 }), {
        face: METAL.gold,
        edge: '#4A1A00',
        depth: '#03102A',
      }) +
      glint(506, 84, 17, '#FFFBE8') +
      glint(390, 210, 12, '#FFFBE8') +
      frame(pic, ['#FFF3C0', '#FFB070', '#2A3F8A', '#FFC96B']) +
      ribbon(pic, 'Padma Play', '#8FF0E4', 40),
  )
}
