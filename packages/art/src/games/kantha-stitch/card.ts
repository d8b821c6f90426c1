import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { needle, quilt } from './quilt.ts'
import type { Wording } from '../../scene/wording.ts'

/** Kantha Stitch: a quilt of numbered patches, three of them in gold, and the needle that sews on. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ks${ending}`, 300, 400)
  return pic.svg(
    room(pic) +
      quilt(pic, { x: 150, y: 160, rows: 5, columns: 4, size: 54, rotate: -6, gold: [5, 8, 14] }) +
      needle(pic, { x: 206, y: 186, size: 116, rotate: -38 }) +
      vignette(pic, '#1D0612', 0.9) +
      title(pic, letter(first, { cap: 50, x: 150, y: 334, anchor: 'middle', fit: 256 }), {
        face: METAL.gold,
        edge: '#6B0A2E',
        depth: '#1D0612',
      }) +
      title(pic, letter(second, { cap: 46, x: 150, y: 388, anchor: 'middle', fit: 236 }), {
        face: ['#FFFFFF', '#FFD9E6', '#FF7FA8', '#B0103F'],
        edge: '#4A0A24',
        depth: '#1D0612',
      }) +
      glint(252, 150, 14, '#FFFBE8') +
      glint(118, 124, 11, '#FFFBE8', 0.9) +
      frame(pic, ['#FFF3C0', '#FF7FA8', '#5A1030', '#FFC96B']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B'),
  )
}

function room(pic: Picture): string {
  return (
    backdrop(pic, pic.radial(['#C23A6B', '#7A2348', '#431029', '#1D0612'], [150, 160, 290])) +
    glow(pic, 150, 150, 180, '#FFD98A', 0.6)
  )
}
