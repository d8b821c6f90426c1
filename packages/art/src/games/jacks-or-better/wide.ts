import { coin } from '../../objects/coin.ts'
import { shapla } from '../../objects/shapla.ts'
import { METAL } from '../../palette.ts'
import { alponaRings } from '../../scene/alpona.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { royalFan } from './royal-fan.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#5A1030', depth: '#070B22' }

/** Jacks or Better, wide: the fan lies to the right, the name to the left in the shade. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`jbw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#050A20F2', [0.4, '#050A2099'], [0.66, '#050A2000']])
  return pic.svg(
    backdrop(pic, pic.radial(['#2F74D6', '#15408F', '#0A1C4D', '#050A20'], [460, 190, 440])) +
      rays(pic, 460, 210, 460, 28, '#9CD0FF', 0.26) +
      `<g transform="translate(460 200)">${alponaRings(430, '#9CD0FF3D')}</g>` +
      glow(pic, 460, 190, 220, '#BFE3FF', 0.55) +
      specks(9, 60, [300, 20, 330, 360], '#FFFFFF', 1.1) +
      royalFan(pic, 470, 336, 108, 16) +
      backdrop(pic, shade) +
      shapla(pic, { x: 470, y: 322, size: 150 }) +
      coin(pic, { x: 330, y: 362, size: 54, rotate: -16 }, 0.3) +
      coin(pic, { x: 586, y: 358, size: 60, rotate: 18 }, 0.2) +
      title(pic, letter(first, { cap: 78, x: 38, y: 206, fit: 252 }), FACE) +
      title(pic, letter(second, { cap: 44, x: 40, y: 268, fit: 246 }), {
        ...FACE,
        face: METAL.silver,
      }) +
      glint(70, 128, 18, '#FFFBE8') +
      glint(376, 106, 14, '#FFFBE8') +
      frame(pic, ['#FFD9EA', '#FF9EC9', '#6B1A45', '#FF9EC9']) +
      ribbon(pic, 'Shapla Games', '#FF9EC9', 40),
  )
}
