import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { finalNight } from './final-night.ts'
import { goldCup, starArch } from './gold-cup.ts'
import type { Wording } from '../../scene/wording.ts'

/** Five Cup, wide: the name on the left, the cup under its stars on the right. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`fcw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#0D0418E6', [0.34, '#0D041899'], [0.54, '#0D041800']])
  return pic.svg(
    finalNight(pic, 466, 190) +
      backdrop(pic, shade) +
      glow(pic, 466, 226, 190, '#FFE3A1', 0.5) +
      goldCup(pic, { x: 466, y: 232, size: 218 }) +
      starArch(pic, 466, 66, 222) +
      title(pic, letter(first, { cap: 62, x: 36, y: 222, fit: 290 }), {
        face: METAL.chalk,
        edge: '#3A1466',
        depth: '#0D0418',
      }) +
      title(pic, letter(second, { cap: 92, x: 36, y: 336, fit: 290 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#1B0E02',
      }) +
      glint(410, 132, 19, '#FFFBE8') +
      glint(556, 286, 13, '#FFFBE8') +
      frame(pic, ['#FFF1C9', '#C79BFF', '#2A0F4A', '#FFB703']) +
      ribbon(pic, 'Fantasy', '#E0C2FF', 40),
  )
}
