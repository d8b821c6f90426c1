import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { sevenCards, violet } from './seven-cards.ts'
import type { Wording } from '../../scene/wording.ts'

const DEPTH = { edge: '#5A2C00', depth: '#120426' }

/** Lucky Seven: the seven of hearts between a six and an eight. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`l7${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle', fit: 258 } as const
  return pic.svg(
    violet(pic, 150, 168) +
      sevenCards(pic, { x: 150, y: 172, size: 116 }) +
      vignette(pic, '#0B0422', 0.9) +
      title(pic, letter(first, { ...line, cap: 46, y: 330, warp: arch(10) }), {
        face: METAL.silver,
        ...DEPTH,
      }) +
      title(pic, letter(second, { ...line, cap: 52, y: 388 }), { face: METAL.gold, ...DEPTH }) +
      glint(96, 88, 13, '#FFFBE8') +
      glint(218, 250, 11, '#FFFBE8', 0.9) +
      frame(pic, ['#FFE9A8', '#B07CFF', '#2A1060', '#FFB703']) +
      ribbon(pic, 'Shapla Games', '#8FF0DC'),
  )
}
