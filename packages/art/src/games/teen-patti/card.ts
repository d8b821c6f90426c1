import { coin } from '../../objects/coin.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { indigo, twoHands } from './two-hands.ts'
import type { Wording } from '../../scene/wording.ts'

const DEPTH = { edge: '#4A1260', depth: '#0A0322' }

/** Teen Patti 20-20: three aces before three queens. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`tp${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle', fit: 262 } as const
  return pic.svg(
    indigo(pic, 150, 170) +
      twoHands(pic, { x: 150, y: 170, size: 96 }) +
      vignette(pic, '#0A0622', 0.9) +
      coin(pic, { x: 36, y: 268, size: 44, rotate: -18 }, 0.25) +
      coin(pic, { x: 266, y: 262, size: 40, rotate: 20 }, 0.2) +
      title(pic, letter(first, { ...line, cap: 44, y: 336, warp: arch(10) }), {
        face: METAL.gold,
        ...DEPTH,
      }) +
      title(pic, letter(second, { ...line, cap: 40, y: 386, fit: 150 }), {
        face: METAL.silver,
        ...DEPTH,
      }) +
      glint(92, 104, 13, '#FFFBE8') +
      glint(214, 236, 11, '#FFFBE8', 0.9) +
      frame(pic, ['#E6ECFF', '#7C8CFF', '#4A1260', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B'),
  )
}
