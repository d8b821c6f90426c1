import { striker } from '../../objects/figures/striker.ts'
import { football } from '../../objects/football.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, glow, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { BLUE_KIT, clockRing, evening, tail } from './evening.ts'
import type { Wording } from '../../scene/wording.ts'

/** Ninety Minutes: a striker by the river in the evening, the ball on its way out of the clock. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`nm${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle', fit: 262 } as const
  return pic.svg(
    evening(pic, 132) +
      clockRing(pic, 146, 166, 104) +
      vignette(pic, '#0B0A26', 0.82) +
      tail(pic, [196, 226], [248, 206]) +
      glow(pic, 252, 206, 62, '#FFF8D6', 0.6) +
      striker(pic, { x: 132, y: 176, size: 190, rotate: -4 }, BLUE_KIT) +
      football(pic, { x: 252, y: 206, size: 58, rotate: 18 }) +
      title(pic, letter(first, { ...line, cap: 54, y: 334, warp: flare(0.14) }), {
        face: METAL.gold,
        edge: '#5A1F02',
        depth: '#1B0A1E',
      }) +
      title(pic, letter(second, { ...line, cap: 42, y: 386 }), {
        face: METAL.chalk,
        edge: '#3A1650',
        depth: '#140A26',
      }) +
      glint(272, 184, 12, '#FFFFFF') +
      glint(62, 92, 9, '#FFFBE8', 0.9) +
      frame(pic, ['#FFE9B8', '#E2703F', '#2A1650', '#FFB703']) +
      ribbon(pic, 'Virtual', '#FFD58A', 20),
  )
}
