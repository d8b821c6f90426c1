import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { alponaRings } from '../../scene/alpona.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { natural } from './natural.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#06432C', depth: '#02140D' }

/** Blackjack, wide: the two cards to the right under the tiger's eyes, the name to the left in the shade. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`bjw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#02140DF2', [0.36, '#02140D99'], [0.6, '#02140D00']])
  return pic.svg(
    backdrop(pic, pic.radial(['#27A06C', '#11704A', '#07402A', '#02140D'], [446, 210, 430])) +
      rays(pic, 446, 230, 460, 28, '#FFE9A0', 0.2) +
      `<g transform="translate(446 230)">${alponaRings(440, '#FFE9A038')}</g>` +
      glow(pic, 446, 80, 140, '#FFB84D', 0.45) +
      specks(13, 50, [280, 20, 350, 360], '#FFE9A0', 1.1) +
      backdrop(pic, shade) +
      tiger(pic, { x: 456, y: 82, size: 108 }) +
      natural(pic, { x: 456, y: 236, size: 104 }) +
      title(pic, letter(first, { cap: 64, x: 36, y: 190, fit: 206 }), FACE) +
      title(pic, letter(second, { cap: 64, x: 36, y: 264, fit: 206 }), {
        ...FACE,
        face: METAL.silver,
      }) +
      glint(64, 122, 18, '#FFFBE8') +
      glint(540, 150, 14, '#FFFBE8') +
      frame(pic, ['#FFF3C0', '#FFB703', '#0B5A3A', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B', 40),
  )
}
