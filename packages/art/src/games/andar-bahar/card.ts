import { coin } from '../../objects/coin.ts'
import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { alponaRings } from '../../scene/alpona.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { twoRows } from './two-rows.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#7A0F22', depth: '#1A0408' }

/** Andar Bahar: a king turned up between two rows of cards, the house's tiger watching from above. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ab${ending}`, 300, 400)
  return pic.svg(
    cloth(pic) +
      tiger(pic, { x: 150, y: 76, size: 92 }) +
      twoRows(pic, { x: 150, y: 204, size: 66 }) +
      vignette(pic, '#1A0408', 0.86) +
      coin(pic, { x: 32, y: 296, size: 42, rotate: -18 }, 0.25) +
      coin(pic, { x: 268, y: 294, size: 46, rotate: 20 }, 0.2) +
      title(pic, letter(first, { cap: 46, x: 150, y: 338, anchor: 'middle', fit: 250 }), FACE) +
      title(pic, letter(second, { cap: 46, x: 150, y: 388, anchor: 'middle', fit: 250 }), {
        ...FACE,
        face: METAL.silver,
      }) +
      glint(110, 132, 13, '#FFFBE8') +
      glint(196, 268, 11, '#FFFBE8', 0.9) +
      frame(pic, ['#FFF3C0', '#FFB703', '#7A1A10', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B'),
  )
}

function cloth(pic: Picture): string {
  return (
    backdrop(pic, pic.radial(['#C4324A', '#8A1A2E', '#4A0D18', '#1A0408'], [150, 170, 290])) +
    rays(pic, 150, 180, 300, 24, '#FFD257', 0.24) +
    `<g transform="translate(150 186)">${alponaRings(320, '#FFD25738')}</g>` +
    glow(pic, 150, 80, 110, '#FF9A3D', 0.5) +
    specks(5, 36, [8, 30, 284, 220], '#FFE9A0', 1.1)
  )
}
