import { fireball } from '../../objects/cricket.ts'
import { batter } from '../../objects/figures/batter.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { fiveShirts, ground, TEAL_KIT } from './team.ts'
import type { Wording } from '../../scene/wording.ts'

/** Fantasy Five: five shirts of a team, the captain's under a star, and a batter behind them. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ff${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle', fit: 262 } as const
  return pic.svg(
    ground(pic, 118) +
      batter(pic, { x: 138, y: 138, size: 150 }, TEAL_KIT) +
      fireball(pic, { x: 226, y: 84, size: 30, rotate: 150 }) +
      fiveShirts(pic, 150, 246, 92) +
      vignette(pic, '#020C12', 0.9) +
      title(pic, letter(first, { ...line, cap: 42, y: 336, warp: flare(0.12) }), {
        face: METAL.chalk,
        edge: '#062A36',
        depth: '#020C12',
      }) +
      title(pic, letter(second, { ...line, cap: 46, y: 388, fit: 190 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#1B0E02',
      }) +
      glint(246, 70, 12, '#FFFBE8') +
      frame(pic, ['#FFF1C9', '#3FD3C6', '#062A36', '#FFB703']) +
      ribbon(pic, 'Fantasy', '#9FF0E6', 20),
  )
}
