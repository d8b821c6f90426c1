import { CRIMSON_KITE, kite } from '../../objects/kite.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { flyer, rooftops } from '../../scene/rooftops.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { company, eveningSky } from './sky.ts'
import type { Wording } from '../../scene/wording.ts'

/** Ghuri, wide: the kite leans into the wind at the right, its string down to a roof at the left. */
export function wide({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`ghw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#12051FE6', [0.38, '#12051F80'], [0.62, '#12051F00']])
  return pic.svg(
    eveningSky(pic, 300) +
      company(
        pic,
        [
          [330, 84, 34, -20],
          [604, 96, 30, 28],
          [590, 250, 24, 14],
        ],
        [
          [378, 190, 40],
          [566, 54, 34],
          [342, 270, 22],
          [612, 190, 26],
        ],
      ) +
      rooftops({ seed: 7, width: 640, y: 362, height: 100, wall: '#7A2A5C', light: '#FFC46B' }) +
      glow(pic, 480, 160, 190, '#FFB347', 0.45) +
      `<path d="M478 196C452 270 404 296 354 318" fill="none" stroke="#FFF6E0" stroke-width="1.6"/>` +
      kite(pic, { x: 486, y: 148, size: 212, rotate: 18 }, CRIMSON_KITE) +
      rooftops({ seed: 33, width: 640, y: 402, height: 92, wall: '#2A0F3A', light: '#FFB347' }) +
      flyer(340, 350, 46, '#1A0828') +
      backdrop(pic, shade) +
      title(pic, letter(first, { cap: 96, x: 40, y: 258, fit: 300, warp: flare(0.12) }), {
        face: METAL.ember,
        edge: '#4A0A2A',
        depth: '#12051F',
      }) +
      glint(66, 150, 17, '#FFFBE8') +
      glint(318, 176, 12, '#FFFBE8') +
      frame(pic, ['#FFE9A0', '#FF4D5E', '#4A1A6B', '#FF7A3C']) +
      ribbon(pic, 'Padma Play', '#FFD56B', 40),
  )
}
