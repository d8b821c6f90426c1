import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { cardBoat, tideArrow } from './card-boat.ts'
import { eveningSky, eveningWater, nearWater } from './evening.ts'
import type { Wording } from '../../scene/wording.ts'

/** Tide Cards: a boat with a card for a sail, and the water that may rise under it or fall. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tc${ending}`, 300, 400)
  return pic.svg(
    eveningSky(pic, 150, 214) +
      eveningWater(pic, 150, 214) +
      cardBoat(pic, { x: 150, y: 214, size: 178 }) +
      nearWater(pic, 252) +
      vignette(pic, '#04102A', 0.8) +
      tideArrow(pic, { x: 46, y: 214, size: 58 }, 'up') +
      tideArrow(pic, { x: 256, y: 214, size: 58 }, 'down') +
      title(pic, letter(first, { cap: 56, x: 150, y: 334, anchor: 'middle', fit: 226 }), {
        face: ['#FFFFFF', '#C9F0FF', '#5CB8F0', '#1F6FB0'],
        edge: '#06264F',
        depth: '#03102A',
      }) +
      title(pic, letter(second, { cap: 46, x: 150, y: 388, anchor: 'middle', fit: 244 }), {
        face: METAL.gold,
        edge: '#4A1A00',
        depth: '#03102A',
      }) +
      glint(190, 78, 14, '#FFFBE8') +
      glint(98, 176, 10, '#FFFBE8', 0.9) +
      frame(pic, ['#FFF3C0', '#FFB070', '#2A3F8A', '#FFC96B']) +
      ribbon(pic, 'Padma Play', '#8FF0E4', 160),
  )
}
