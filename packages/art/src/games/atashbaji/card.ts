import { nouka } from '../../objects/nouka.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { burst, SPARKS } from './burst.ts'
import { night } from './night.ts'
import { rocket, trail } from './rocket.ts'
import type { Wording } from '../../scene/wording.ts'

/** Atashbaji: a rocket leaves its boat for the great burst above, others have opened beside it. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`atb${ending}`, 300, 400)
  return pic.svg(
    night(pic, 256, 150) +
      burst(pic, SPARKS.rose, { x: 236, y: 186, size: 92 }) +
      burst(pic, SPARKS.sea, { x: 56, y: 150, size: 84 }) +
      burst(pic, SPARKS.gold, { x: 158, y: 112, size: 196 }) +
      trail(pic, 'M84 240C90 224 104 206 120 192', 4) +
      rocket(pic, { x: 128, y: 178, size: 54, rotate: 22 }) +
      nouka(pic, { x: 76, y: 254, size: 74 }) +
      vignette(pic, '#070420', 0.92) +
      title(pic, letter(first, { cap: 46, x: 150, y: 334, anchor: 'middle', fit: 250 }), {
        face: METAL.honey,
        edge: '#7A1F3A',
        depth: '#12051F',
      }) +
      title(pic, letter(second, { cap: 48, x: 150, y: 388, anchor: 'middle', fit: 200 }), {
        face: ['#FFFFFF', '#FFE3EE', '#FF6F91', '#C2317E'],
        edge: '#4A0A3A',
        depth: '#12051F',
      }) +
      glint(262, 290, 12, '#FFFFFF') +
      frame(pic, ['#FFF6D8', '#FF9A3C', '#5A1F7A', '#FF6F91']) +
      ribbon(pic, 'Shapla Games', '#FFD9A8'),
  )
}
