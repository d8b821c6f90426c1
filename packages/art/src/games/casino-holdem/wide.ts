import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { cloth } from './cloth.ts'
import { hold } from './hold.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#4B0F2D', depth: '#16030D' }

/** Casino Hold'em, wide: the aces and the table's five to the right, the name to the left in the shade. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`chw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#16030DF2', [0.34, '#16030D99'], [0.58, '#16030D00']])
  return pic.svg(
    cloth(pic, { x: 450, y: 220, reach: 420 }) +
      backdrop(pic, shade) +
      hold(pic, { x: 452, y: 252, size: 118 }) +
      title(pic, letter(first, { cap: 42, x: 38, y: 190, fit: 206 }), {
        ...FACE,
        face: METAL.silver,
      }) +
      title(pic, letter(second, { cap: 68, x: 36, y: 256, fit: 236 }), FACE) +
      glint(66, 136, 18, '#FFFBE8') +
      glint(552, 168, 14, '#FFFBE8') +
      frame(pic, ['#FFE9C2', '#F2B84B', '#6B1940', '#F2B84B']) +
      ribbon(pic, 'Shapla Games', '#FFDC8F', 40),
  )
}
