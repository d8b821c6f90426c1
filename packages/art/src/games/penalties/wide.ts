import { football } from '../../objects/football.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { glove, nightGoal } from './goal.ts'
import type { Wording } from '../../scene/wording.ts'

/** Penalties, wide: goal, gloves and ball at the right, the name at the left. */
export function wide({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`pkw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#03100AF2', [0.36, '#03100AB8'], [0.66, '#03100A00']])
  return pic.svg(
    nightGoal(pic, { left: 280, right: 606, top: 92, line: 276 }) +
      backdrop(pic, shade) +
      glove(pic, { x: 384, y: 186, size: 112, rotate: -22 }) +
      glove(pic, { x: 556, y: 186, size: 112, rotate: 22, flip: true }) +
      glow(pic, 470, 270, 120, '#FFF8D6', 0.5) +
      football(pic, { x: 470, y: 272, size: 148, rotate: 14 }) +
      title(pic, letter(first, { cap: 74, x: 36, y: 230, fit: 290, warp: flare(0.12) }), {
        face: METAL.grass,
        edge: '#03301A',
        depth: '#03100A',
      }) +
      glint(424, 220, 16, '#FFFFFF') +
      frame(pic, ['#FFFFFF', '#2BD576', '#06301E', '#FFB703']) +
      ribbon(pic, 'CMD Sports', '#9DF5C2', 40),
  )
}
