import { football } from '../../objects/football.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, glow, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { glove, nightGoal } from './goal.ts'
import type { Wording } from '../../scene/wording.ts'

/** Penalties: a ball on its way between two gloves before a lit net. */
export function card({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`pk${ending}`, 300, 400)
  return pic.svg(
    nightGoal(pic, { left: 34, right: 266, top: 84, line: 226 }) +
      vignette(pic, '#03100A', 0.94) +
      glove(pic, { x: 74, y: 150, size: 92, rotate: -24 }) +
      glove(pic, { x: 226, y: 150, size: 92, rotate: 24, flip: true }) +
      glow(pic, 150, 226, 96, '#FFF8D6', 0.5) +
      football(pic, { x: 150, y: 228, size: 122, rotate: 14 }) +
      title(
        pic,
        letter(first, {
          cap: 56,
          x: 150,
          y: 370,
          anchor: 'middle',
          fit: 268,
          warp: arch(14),
        }),
        { face: METAL.grass, edge: '#03301A', depth: '#03100A' },
      ) +
      glint(112, 186, 13, '#FFFFFF') +
      glint(262, 308, 10, '#FFFBE8', 0.9) +
      frame(pic, ['#FFFFFF', '#2BD576', '#06301E', '#FFB703']) +
      ribbon(pic, 'CMD Sports', '#9DF5C2'),
  )
}
