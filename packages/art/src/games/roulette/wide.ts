import { coin } from '../../objects/coin.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { cloth, fields } from './cloth.ts'
import { wheel } from './wheel.ts'
import type { Wording } from '../../scene/wording.ts'

/** Roulette, wide: the wheel on the right, larger than the picture, the name on the left. */
export function wide({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`row${ending}`, 640, 400)
  const shade = pic.linear('right', ['#020A06F2', [0.4, '#020A06A6'], [0.62, '#020A0600']])
  return pic.svg(
    cloth(pic, 470, 170) +
      fields(pic, 316) +
      backdrop(pic, shade) +
      wheel(pic, { x: 472, y: 204, size: 372, rotate: -14 }, 17) +
      title(pic, letter(first, { cap: 66, x: 36, y: 232, fit: 292 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#0B0602',
      }) +
      coin(pic, { x: 76, y: 322, size: 62, rotate: -14 }, 0.35) +
      coin(pic, { x: 146, y: 336, size: 54, rotate: 10 }, 0.45) +
      coin(pic, { x: 210, y: 326, size: 58, rotate: 24 }, 0.3) +
      glint(60, 150, 16, '#FFFBE8') +
      glint(556, 122, 15, '#FFFBE8') +
      frame(pic, ['#FFF3C0', '#2BD576', '#06301E', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#9DF5C2', 40),
  )
}
