import { coin } from '../../objects/coin.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { cloth, fields } from './cloth.ts'
import { wheel } from './wheel.ts'
import type { Wording } from '../../scene/wording.ts'

/** Roulette: the wheel from above over the layout, the ball in 17. */
export function card({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`ro${ending}`, 300, 400)
  return pic.svg(
    cloth(pic, 150, 150) +
      fields(pic, 292) +
      wheel(pic, { x: 150, y: 166, size: 272, rotate: -14 }, 17) +
      vignette(pic, '#020A06', 0.85) +
      coin(pic, { x: 44, y: 300, size: 54, rotate: -14 }, 0.35) +
      coin(pic, { x: 258, y: 304, size: 48, rotate: 12 }, 0.4) +
      title(
        pic,
        letter(first, { cap: 54, x: 150, y: 378, anchor: 'middle', fit: 268, warp: arch(12) }),
        { face: METAL.gold, edge: '#5A2C00', depth: '#0B0602' },
      ) +
      glint(212, 108, 14, '#FFFBE8') +
      frame(pic, ['#FFF3C0', '#2BD576', '#06301E', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#9DF5C2', 158),
  )
}
