import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { cloth } from './cloth.ts'
import { hold } from './hold.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#4B0F2D', depth: '#16030D' }

/** Casino Hold'em: two aces in the light before the five cards of the table, the name below. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ch${ending}`, 300, 400)
  return pic.svg(
    cloth(pic, { x: 150, y: 190, reach: 280 }) +
      vignette(pic, '#16030D', 0.8) +
      hold(pic, { x: 150, y: 206, size: 94 }) +
      title(pic, letter(first, { cap: 30, x: 150, y: 336, anchor: 'middle', fit: 190 }), {
        ...FACE,
        face: METAL.silver,
      }) +
      title(
        pic,
        letter(second, {
          cap: 52,
          x: 150,
          y: 388,
          anchor: 'middle',
          fit: 264,
          warp: arch(0.06),
        }),
        FACE,
      ) +
      glint(222, 150, 15, '#FFFBE8') +
      glint(70, 246, 11, '#FFFBE8', 0.9) +
      frame(pic, ['#FFE9C2', '#F2B84B', '#6B1940', '#F2B84B']) +
      ribbon(pic, 'Shapla Games', '#FFDC8F'),
  )
}
