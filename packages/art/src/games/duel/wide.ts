import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { BLUE, clash, GOLD, hall, robot } from './arena.ts'
import type { Wording } from '../../scene/wording.ts'

/** Robot Duel, wide: the blow at the right, the name at the left. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`edw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#060412F2', [0.34, '#060412B0'], [0.6, '#06041200']])
  return pic.svg(
    hall(pic, 236, 452) +
      backdrop(pic, shade) +
      robot(pic, { x: 350, y: 244, size: 150 }, GOLD) +
      robot(pic, { x: 556, y: 244, size: 150, flip: true }, BLUE) +
      glow(pic, 453, 196, 110, '#FFD257', 0.6) +
      clash(pic, { x: 453, y: 194, size: 104 }) +
      title(pic, letter(first, { cap: 76, x: 36, y: 204, fit: 250 }), {
        face: ['#FFFFFF', '#FFF3B8', '#FFD43B', '#B27A04'],
        edge: '#1C1450',
        depth: '#060412',
      }) +
      title(pic, letter(second, { cap: 76, x: 36, y: 302, fit: 220 }), {
        face: ['#FFFFFF', '#E4D8FF', '#B06BFF', '#5A2FC0'],
        edge: '#140D3A',
        depth: '#060412',
      }) +
      frame(pic, ['#FFFFFF', '#B06BFF', '#2A1A6E', '#32E0FF']) +
      ribbon(pic, 'E1Sports', '#B06BFF', 36),
  )
}
