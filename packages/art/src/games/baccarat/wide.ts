import { coin } from '../../objects/coin.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { twoSides, wine } from './two-sides.ts'
import type { Wording } from '../../scene/wording.ts'

/** Baccarat, wide: both hands on the right, the name on the left in the shade. */
export function wide({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`bacw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#17030AF0', [0.4, '#17030A99'], [0.62, '#17030A00']])
  return pic.svg(
    wine(pic, 462, 214) +
      backdrop(pic, shade) +
      twoSides(pic, { x: 480, y: 240, size: 98 }) +
      coin(pic, { x: 320, y: 362, size: 50, rotate: -16 }, 0.3) +
      coin(pic, { x: 606, y: 362, size: 50, rotate: 18 }, 0.2) +
      title(pic, letter(first, { cap: 84, x: 34, y: 240, fit: 272 }), {
        face: METAL.gold,
        edge: '#6B1024',
        depth: '#17030A',
      }) +
      glint(60, 176, 18, '#FFFBE8') +
      glint(386, 176, 14, '#FFFBE8') +
      frame(pic, ['#FFF3C0', '#FFB703', '#6B1024', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B', 40),
  )
}
