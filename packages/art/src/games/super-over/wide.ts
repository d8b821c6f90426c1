import { fireball, stumps } from '../../objects/cricket.ts'
import { batter } from '../../objects/figures/batter.ts'
import { bowler } from '../../objects/figures/bowler.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arena, BLUE_KIT, overBoard, RED_KIT } from './arena.ts'
import type { Wording } from '../../scene/wording.ts'

/** Super Over, wide: the name on the left, bowler and batter on the right. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`sow${ending}`, 640, 400)
  const shade = pic.linear('right', ['#04061AE6', [0.36, '#04061A99'], [0.58, '#04061A00']])
  return pic.svg(
    arena(pic, 156) +
      `<path d="M360 240H470L640 400H250Z" fill="#E9C98A" fill-opacity=".32"/>` +
      backdrop(pic, shade) +
      bowler(pic, { x: 386, y: 208, size: 148 }, BLUE_KIT) +
      stumps(pic, { x: 610, y: 312, size: 76 }) +
      batter(pic, { x: 540, y: 246, size: 196 }, RED_KIT) +
      fireball(pic, { x: 462, y: 160, size: 46, rotate: 200 }) +
      overBoard(pic, 40, 112) +
      title(pic, letter(first, { cap: 66, x: 38, y: 236, fit: 270 }), {
        face: METAL.chalk,
        edge: '#1C1660',
        depth: '#05051E',
      }) +
      title(pic, letter(second, { cap: 84, x: 36, y: 334, fit: 270 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#1B0E02',
      }) +
      glint(286, 180, 14, '#FFFBE8') +
      frame(pic, ['#E3E9FF', '#6A5AE0', '#120B3A', '#FFB703']) +
      ribbon(pic, 'Virtual', '#9FF0E6', 40),
  )
}
