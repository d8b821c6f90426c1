import { coin } from '../../objects/coin.ts'
import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { alponaRings } from '../../scene/alpona.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { twoRows } from './two-rows.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#7A0F22', depth: '#1A0408' }

/** Andar Bahar, wide: the deal to the right under the tiger's eyes, the name to the left in the shade. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`abw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#1A0408F2', [0.36, '#1A040899'], [0.6, '#1A040800']])
  return pic.svg(
    backdrop(pic, pic.radial(['#C4324A', '#8A1A2E', '#4A0D18', '#1A0408'], [446, 210, 430])) +
      rays(pic, 446, 220, 460, 28, '#FFD257', 0.24) +
      `<g transform="translate(446 220)">${alponaRings(440, '#FFD25738')}</g>` +
      glow(pic, 446, 80, 140, '#FF9A3D', 0.5) +
      specks(6, 50, [280, 20, 350, 360], '#FFE9A0', 1.1) +
      backdrop(pic, shade) +
      tiger(pic, { x: 456, y: 84, size: 108 }) +
      twoRows(pic, { x: 456, y: 250, size: 72 }) +
      coin(pic, { x: 300, y: 358, size: 54, rotate: -16 }, 0.3) +
      coin(pic, { x: 592, y: 362, size: 56, rotate: 18 }, 0.2) +
      title(pic, letter(first, { cap: 64, x: 36, y: 190, fit: 206 }), FACE) +
      title(pic, letter(second, { cap: 64, x: 36, y: 264, fit: 206 }), {
        ...FACE,
        face: METAL.silver,
      }) +
      glint(64, 122, 18, '#FFFBE8') +
      glint(398, 166, 14, '#FFFBE8') +
      frame(pic, ['#FFF3C0', '#FFB703', '#7A1A10', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B', 40),
  )
}
