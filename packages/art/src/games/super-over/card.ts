import { fireball, stumps } from '../../objects/cricket.ts'
import { batter } from '../../objects/figures/batter.ts'
import { bowler } from '../../objects/figures/bowler.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { arena, BLUE_KIT, overBoard, RED_KIT } from './arena.ts'
import type { Wording } from '../../scene/wording.ts'

/** Super Over: bowler against batter, five balls gone on the board and one to come. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`so${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle', fit: 262 } as const
  return pic.svg(
    arena(pic, 138) +
      `<path d="M112 212H190L290 330H10Z" fill="#E9C98A" fill-opacity=".36"/>` +
      overBoard(pic, 87, 62) +
      bowler(pic, { x: 82, y: 176, size: 120 }, BLUE_KIT) +
      stumps(pic, { x: 262, y: 256, size: 56 }) +
      batter(pic, { x: 208, y: 206, size: 134 }, RED_KIT) +
      fireball(pic, { x: 146, y: 140, size: 36, rotate: 200 }) +
      vignette(pic, '#04061A', 0.9) +
      title(pic, letter(first, { ...line, cap: 50, y: 330, warp: flare(0.14) }), {
        face: METAL.chalk,
        edge: '#1C1660',
        depth: '#05051E',
      }) +
      title(pic, letter(second, { ...line, cap: 54, y: 390 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#1B0E02',
      }) +
      glint(238, 72, 12, '#FFFBE8') +
      frame(pic, ['#E3E9FF', '#6A5AE0', '#120B3A', '#FFB703']) +
      ribbon(pic, 'Virtual', '#9FF0E6', 20),
  )
}
