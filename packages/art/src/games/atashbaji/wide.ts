import { nouka } from '../../objects/nouka.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { burst, SPARKS } from './burst.ts'
import { night } from './night.ts'
import { rocket, trail } from './rocket.ts'
import type { Wording } from '../../scene/wording.ts'

/** Atashbaji, wide: the rocket climbs at the right, from its boat towards the great burst. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`atbw${ending}`, 640, 400)
  return pic.svg(
    night(pic, 310, 470) +
      burst(pic, SPARKS.sea, { x: 366, y: 118, size: 110 }) +
      burst(pic, SPARKS.rose, { x: 580, y: 220, size: 120 }) +
      burst(pic, SPARKS.gold, { x: 494, y: 124, size: 226 }) +
      trail(pic, 'M424 334C428 290 440 250 456 222', 5) +
      rocket(pic, { x: 464, y: 204, size: 70, rotate: 20 }) +
      nouka(pic, { x: 414, y: 338, size: 124 }) +
      backdrop(pic, pic.linear('right', ['#070420E6', [0.38, '#07042080'], [0.6, '#07042000']])) +
      title(pic, letter(first, { cap: 70, x: 38, y: 206, fit: 284 }), {
        face: METAL.honey,
        edge: '#7A1F3A',
        depth: '#12051F',
      }) +
      title(pic, letter(second, { cap: 80, x: 38, y: 306, fit: 240 }), {
        face: ['#FFFFFF', '#FFE3EE', '#FF6F91', '#C2317E'],
        edge: '#4A0A3A',
        depth: '#12051F',
      }) +
      glint(300, 142, 15, '#FFFFFF') +
      frame(pic, ['#FFF6D8', '#FF9A3C', '#5A1F7A', '#FF6F91']) +
      ribbon(pic, 'Shapla Games', '#FFD9A8', 40),
  )
}
