import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { painting } from './brush.ts'
import { conch, fish, kula, paisley, pasteBowl } from './charms.ts'
import { leaf, lotus, riceEar, sun } from './flowers.ts'
import type { Wording } from '../../scene/wording.ts'

/** Alpona, wide: the painting with its lotus at the right, charms around it, the bowl at the left. */
export function wide({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`alw${ending}`, 640, 400)
  return pic.svg(
    floor(pic) +
      fish(pic, { x: 320, y: 76, size: 92, rotate: -16 }) +
      conch(pic, { x: 590, y: 96, size: 88 }) +
      paisley(pic, { x: 328, y: 322, size: 84 }) +
      leaf(pic, { x: 590, y: 312, size: 84, rotate: 10 }) +
      sun(pic, { x: 458, y: 58, size: 80 }) +
      glow(pic, 456, 206, 130, '#FFF3DC', 0.7) +
      lotus(pic, { x: 466, y: 204, size: 190 }) +
      backdrop(pic, pic.linear('right', ['#240A04D9', [0.32, '#240A0480'], [0.56, '#240A0400']])) +
      riceEar(pic, { x: 56, y: 140, size: 92, rotate: -14 }) +
      kula(pic, { x: 148, y: 118, size: 104, rotate: 6 }) +
      title(pic, letter(first, { cap: 92, x: 36, y: 272, fit: 290 }), {
        face: ['#FFFFFF', '#FFF6E6', '#FFD2A0', '#F0905A'],
        edge: '#8A1A1E',
        depth: '#2A0608',
      }) +
      pasteBowl(pic, { x: 92, y: 330, size: 104 }) +
      glint(316, 190, 15) +
      frame(pic, ['#FFFBF2', '#F2B07A', '#5A2010', '#FFD9A8']) +
      ribbon(pic, 'Padma Play', '#FFD9A8', 40),
  )
}

function floor(pic: Picture): string {
  return (
    backdrop(pic, pic.radial(['#E08A4A', '#A84E20', '#4A1A0A'], [456, 200, 460])) +
    rays(pic, 456, 204, 330, 26, '#FFE0B0', 0.22) +
    painting(pic, 456, 204, 410)
  )
}
