import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, glow, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { finalNight } from './final-night.ts'
import { goldCup, starArch } from './gold-cup.ts'
import type { Wording } from '../../scene/wording.ts'

/** Five Cup: the golden cup under five stars, on the night of the final. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`fc${ending}`, 300, 400)
  const line = { x: 150, anchor: 'middle' } as const
  return pic.svg(
    finalNight(pic, 150, 150) +
      glow(pic, 150, 168, 130, '#FFE3A1', 0.55) +
      goldCup(pic, { x: 150, y: 172, size: 146 }) +
      starArch(pic, 150, 58, 184) +
      vignette(pic, '#0D0418', 0.92) +
      title(pic, letter(first, { ...line, cap: 38, y: 326, fit: 180, warp: flare(0.12) }), {
        face: METAL.chalk,
        edge: '#3A1466',
        depth: '#0D0418',
      }) +
      title(pic, letter(second, { ...line, cap: 48, y: 386, fit: 210 }), {
        face: METAL.gold,
        edge: '#5A2C00',
        depth: '#1B0E02',
      }) +
      glint(112, 112, 15, '#FFFBE8') +
      glint(210, 210, 10, '#FFFBE8') +
      frame(pic, ['#FFF1C9', '#C79BFF', '#2A0F4A', '#FFB703']) +
      ribbon(pic, 'Fantasy', '#E0C2FF', 20),
  )
}
