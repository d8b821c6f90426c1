import { striker } from '../../objects/figures/striker.ts'
import { football } from '../../objects/football.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { BLUE_KIT, clockRing, evening, tail } from './evening.ts'
import type { Wording } from '../../scene/wording.ts'

/** Ninety Minutes, wide: the name at the left, the striker before the clock at the right. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`nmw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#0B0A26F0', [0.34, '#0B0A26A6'], [0.6, '#0B0A2600']])
  return pic.svg(
    evening(pic, 168) +
      backdrop(pic, shade) +
      clockRing(pic, 446, 196, 134) +
      tail(pic, [520, 280], [588, 252]) +
      glow(pic, 590, 252, 78, '#FFF8D6', 0.6) +
      striker(pic, { x: 430, y: 212, size: 262, rotate: -4 }, BLUE_KIT) +
      football(pic, { x: 590, y: 252, size: 76, rotate: 18 }) +
      title(pic, letter(first, { cap: 74, x: 36, y: 220, fit: 268 }), {
        face: METAL.gold,
        edge: '#5A1F02',
        depth: '#1B0A1E',
      }) +
      title(pic, letter(second, { cap: 58, x: 38, y: 304, fit: 262 }), {
        face: METAL.chalk,
        edge: '#3A1650',
        depth: '#140A26',
      }) +
      glint(612, 224, 15, '#FFFFFF') +
      frame(pic, ['#FFE9B8', '#E2703F', '#2A1650', '#FFB703']) +
      ribbon(pic, 'Virtual', '#FFD58A', 40),
  )
}
