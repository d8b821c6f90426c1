import { CRIMSON_KITE, kite } from '../../objects/kite.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, glow, vignette } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { flyer, rooftops } from '../../scene/rooftops.ts'
import { title } from '../../scene/title.ts'
import { chain, flare, lean } from '../../scene/warp.ts'
import { company, eveningSky } from './sky.ts'
import type { Wording } from '../../scene/wording.ts'

/** Ghuri: a kite of crimson paper over the lit roofs of Old Dhaka, lanterns around it. */
export function card({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`gh${ending}`, 300, 400)
  return pic.svg(
    eveningSky(pic, 300) +
      company(
        pic,
        [
          [44, 74, 30, -24],
          [262, 190, 26, 30],
          [36, 214, 22, 16],
        ],
        [
          [254, 78, 40],
          [66, 150, 28],
          [224, 250, 22],
          [118, 268, 16],
        ],
      ) +
      rooftops({ seed: 7, width: 300, y: 322, height: 62, wall: '#7A2A5C', light: '#FFC46B' }) +
      glow(pic, 156, 142, 150, '#FFB347', 0.45) +
      `<path d="M150 176C140 236 96 262 58 298" fill="none" stroke="#FFF6E0" stroke-width="1.4"/>` +
      kite(pic, { x: 158, y: 138, size: 178, rotate: 16 }, CRIMSON_KITE) +
      rooftops({ seed: 21, width: 300, y: 400, height: 104, wall: '#2A0F3A', light: '#FFB347' }) +
      flyer(46, 322, 40, '#1A0828') +
      vignette(pic, '#12051F', 0.9) +
      title(
        pic,
        letter(first, {
          cap: 66,
          x: 150,
          y: 378,
          anchor: 'middle',
          tracking: 0.05,
          fit: 258,
          warp: chain(flare(0.16), lean(0.08)),
        }),
        { face: METAL.ember, edge: '#4A0A2A', depth: '#12051F' },
      ) +
      glint(58, 314, 13, '#FFFBE8') +
      glint(252, 316, 10, '#FFFBE8', 0.9) +
      frame(pic, ['#FFE9A0', '#FF4D5E', '#4A1A6B', '#FF7A3C']) +
      ribbon(pic, 'Padma Play', '#FFD56B'),
  )
}
