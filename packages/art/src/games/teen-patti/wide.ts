import { coin } from '../../objects/coin.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { indigo, twoHands } from './two-hands.ts'
import type { Wording } from '../../scene/wording.ts'

const DEPTH = { edge: '#4A1260', depth: '#0A0322' }

/** Teen Patti 20-20, wide: the hands on the right, the name on the left in the shade. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const [teen = '', patti = ''] = first.split(' ')
  const pic = createPicture(`tpw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#0A0622F0', [0.36, '#0A062299'], [0.6, '#0A062200']])
  return pic.svg(
    indigo(pic, 456, 206) +
      backdrop(pic, shade) +
      twoHands(pic, { x: 452, y: 216, size: 132 }) +
      coin(pic, { x: 312, y: 350, size: 54, rotate: -16 }, 0.3) +
      coin(pic, { x: 598, y: 352, size: 52, rotate: 18 }, 0.2) +
      title(pic, letter(teen, { cap: 64, x: 36, y: 170, fit: 204 }), {
        face: METAL.gold,
        ...DEPTH,
      }) +
      title(pic, letter(patti, { cap: 64, x: 36, y: 246, fit: 204 }), {
        face: METAL.gold,
        ...DEPTH,
      }) +
      title(pic, letter(second, { cap: 50, x: 36, y: 318, fit: 170 }), {
        face: METAL.silver,
        ...DEPTH,
      }) +
      glint(60, 96, 18, '#FFFBE8') +
      glint(392, 128, 14, '#FFFBE8') +
      frame(pic, ['#E6ECFF', '#7C8CFF', '#4A1260', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B', 40),
  )
}
