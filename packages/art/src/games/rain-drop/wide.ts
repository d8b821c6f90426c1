import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { monsoon, pond } from './scene.ts'
import type { Wording } from '../../scene/wording.ts'

/** Rain Drop, wide: the whole pond on the right, the words in the rain. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`rdw${ending}`, 640, 400)
  return pic.svg(
    monsoon(pic, 9) +
      pond(pic, { x: 462, y: 52, rows: 6, across: 48, down: 48 }) +
      backdrop(pic, pic.linear('right', ['#020C14D9', [0.38, '#020C1466'], [0.56, '#020C1400']])) +
      title(pic, letter(first, { cap: 76, x: 40, y: 208, fit: 250 }), {
        face: ['#FFFFFF', '#C9F4FF', '#5CC8F5', '#1F7AB8'],
        edge: '#06304F',
        depth: '#021220',
      }) +
      title(pic, letter(second, { cap: 80, x: 40, y: 310, fit: 262 }), {
        face: ['#FFFFFF', '#FFC4DE', '#FF6FA8', '#B0266A'],
        edge: '#4A0A2A',
        depth: '#1A0410',
      }) +
      glint(520, 160, 15) +
      frame(pic, ['#FFFFFF', '#8FD8FF', '#123A66', '#FF9EC9']) +
      ribbon(pic, 'Shapla Games', '#FFC4DE', 40),
  )
}
