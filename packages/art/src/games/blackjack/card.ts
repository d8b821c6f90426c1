import { tiger } from '../../objects/tiger.ts'
import { METAL } from '../../palette.ts'
import { alponaRings } from '../../scene/alpona.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { natural } from './natural.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#06432C', depth: '#02140D' }

/** Blackjack: an ace and a jack thrown on green felt, the tiger of the house dealing from above. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`bj${ending}`, 300, 400)
  return pic.svg(
    felt(pic) +
      tiger(pic, { x: 150, y: 74, size: 92 }) +
      vignette(pic, '#02140D', 0.8) +
      natural(pic, { x: 150, y: 198, size: 84 }) +
      title(pic, letter(first, { cap: 46, x: 150, y: 338, anchor: 'middle', fit: 250 }), FACE) +
      title(pic, letter(second, { cap: 46, x: 150, y: 388, anchor: 'middle', fit: 250 }), {
        ...FACE,
        face: METAL.silver,
      }) +
      glint(214, 128, 14, '#FFFBE8') +
      glint(84, 240, 11, '#FFFBE8', 0.9) +
      frame(pic, ['#FFF3C0', '#FFB703', '#0B5A3A', '#FFB703']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B'),
  )
}

function felt(pic: Picture): string {
  return (
    backdrop(pic, pic.radial(['#27A06C', '#11704A', '#07402A', '#02140D'], [150, 170, 290])) +
    rays(pic, 150, 190, 300, 24, '#FFE9A0', 0.2) +
    `<g transform="translate(150 194)">${alponaRings(320, '#FFE9A038')}</g>` +
    glow(pic, 150, 78, 110, '#FFB84D', 0.45) +
    specks(11, 36, [8, 30, 284, 220], '#FFE9A0', 1.1)
  )
}
