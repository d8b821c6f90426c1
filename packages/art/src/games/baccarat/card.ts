import { coin } from '../../objects/coin.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { twoSides, wine } from './two-sides.ts'
import type { Wording } from '../../scene/wording.ts'

/** Baccarat: a natural nine against seven, under the tiger's eyes. */
export function card({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`bac${ending}`, 300, 400)
  const line = { cap: 56, x: 150, y: 366, anchor: 'middle', fit: 268, warp: arch(12) } as const
  return pic.svg(
    wine(pic, 150, 190) +
      twoSides(pic, { x: 150, y: 206, size: 88 }) +
      vignette(pic, '#17030A', 0.88) +
      coin(pic, { x: 34, y: 302, size: 44, rotate: -18 }, 0.25) +
      coin(pic, { x: 266, y: 300, size: 46, rotate: 20 }, 0.2) +
      title(pic, letter(first, line), {
        face: METAL.gold,
        edge: '#6B1024',
        depth: '#17030A',
      }) +
      glint(76, 142, 13, '#FFFBE8') +
      glint(214, 262, 11, '#FFFBE8', 0.9) +
      frame(pic, ['#FFF3C0', '#FFB703', '#6B1024', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B'),
  )
}
