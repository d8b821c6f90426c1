import { coin } from '../../objects/coin.ts'
import { shapla } from '../../objects/shapla.ts'
import { METAL } from '../../palette.ts'
import { alponaRings } from '../../scene/alpona.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { royalFan } from './royal-fan.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#5A1030', depth: '#070B22' }

/** Jacks or Better: a royal flush fanned out in lamplight, a shapla where the hand would be. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`jb${ending}`, 300, 400)
  return pic.svg(
    cloth(pic) +
      royalFan(pic, 150, 262, 86) +
      vignette(pic, '#050A20', 0.82) +
      shapla(pic, { x: 150, y: 254, size: 118 }) +
      coin(pic, { x: 34, y: 284, size: 42, rotate: -18 }, 0.25) +
      coin(pic, { x: 268, y: 282, size: 46, rotate: 20 }, 0.2) +
      title(
        pic,
        letter(first, { cap: 58, x: 150, y: 346, anchor: 'middle', fit: 258, warp: arch(0.1) }),
        FACE,
      ) +
      title(pic, letter(second, { cap: 30, x: 150, y: 386, anchor: 'middle', fit: 230 }), {
        ...FACE,
        face: METAL.silver,
      }) +
      glint(62, 92, 15, '#FFFBE8') +
      glint(246, 70, 11, '#FFFBE8', 0.9) +
      frame(pic, ['#FFD9EA', '#FF9EC9', '#6B1A45', '#FF9EC9']) +
      ribbon(pic, 'Shapla Games', '#FF9EC9'),
  )
}

function cloth(pic: Picture): string {
  return (
    backdrop(pic, pic.radial(['#2F74D6', '#15408F', '#0A1C4D', '#050A20'], [150, 150, 290])) +
    rays(pic, 150, 170, 300, 24, '#9CD0FF', 0.26) +
    `<g transform="translate(150 160)">${alponaRings(330, '#9CD0FF3D')}</g>` +
    glow(pic, 150, 160, 150, '#BFE3FF', 0.55) +
    specks(7, 40, [8, 30, 284, 200], '#FFFFFF', 1.1)
  )
}
