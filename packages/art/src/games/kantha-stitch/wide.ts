import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { needle, quilt } from './quilt.ts'
import type { Wording } from '../../scene/wording.ts'

/** Kantha Stitch, wide: the quilt spread to the right with the needle in it, the name in the shade. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`ksw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#1D0612F2', [0.36, '#1D0612A6'], [0.62, '#1D061200']])
  return pic.svg(
    backdrop(pic, pic.radial(['#C23A6B', '#7A2348', '#431029', '#1D0612'], [470, 200, 430])) +
      glow(pic, 470, 190, 260, '#FFD98A', 0.55) +
      quilt(pic, {
        x: 474,
        y: 204,
        rows: 5,
        columns: 5,
        size: 64,
        rotate: -5,
        gold: [3, 7, 13, 16],
      }) +
      needle(pic, { x: 556, y: 246, size: 150, rotate: -36 }) +
      backdrop(pic, shade) +
      title(pic, letter(first, { cap: 62, x: 38, y: 204, fit: 270 }), {
        face: METAL.gold,
        edge: '#6B0A2E',
        depth: '#1D0612',
      }) +
      title(pic, letter(second, { cap: 62, x: 38, y: 290, fit: 260 }), {
        face: ['#FFFFFF', '#FFD9E6', '#FF7FA8', '#B0103F'],
        edge: '#4A0A24',
        depth: '#1D0612',
      }) +
      glint(616, 198, 17, '#FFFBE8') +
      glint(548, 48, 13, '#FFFBE8') +
      frame(pic, ['#FFF3C0', '#FF7FA8', '#5A1030', '#FFC96B']) +
      ribbon(pic, 'Bagh Studio', '#FFD56B', 40),
  )
}
