import { bee } from '../../objects/bee.ts'
import { comb, drips, honeyPot } from '../../objects/honey.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { leaves } from '../../scene/leaves.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { mangrove } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { swell } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

/** Mangrove Honey, wide: a creek of trees on the left, the hive's comb and its bees on the right. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`hmw${ending}`, 640, 400)
  return pic.svg(
    forest(pic) +
      honeyPot(pic, { x: 540, y: 288, size: 178 }) +
      bee(pic, { x: 452, y: 184, size: 200, rotate: -12 }) +
      bee(pic, { x: 560, y: 132, size: 70, rotate: 8, flip: true }) +
      bee(pic, { x: 318, y: 110, size: 54, rotate: -18 }) +
      drips(pic, 640, 8, [18, 40, 14, 26, 58, 20, 34, 12, 46, 24, 70, 30, 16]) +
      backdrop(pic, pic.linear('down', ['#12070100', [0.66, '#12070100'], '#120701E6'])) +
      leaves(pic, 'amber') +
      title(pic, letter(first, { cap: 50, x: 36, y: 224, fit: 296 }), {
        face: ['#FDFFE0', '#DDF08A', '#8FBF2B', '#3F6B0C'],
        edge: '#1E2E04',
        depth: '#0A0F02',
      }) +
      title(pic, letter(second, { cap: 82, x: 34, y: 326, fit: 320, warp: swell(0.08) }), {
        face: METAL.honey,
        edge: '#6B2C00',
        depth: '#1A0B02',
      }) +
      glint(62, 258, 16, '#FFFBE8') +
      frame(pic, ['#FFF6C2', '#F59A0B', '#5A2A04', '#DDF08A']) +
      ribbon(pic, 'Bagh Studio', '#FFE27A', 40),
  )
}

function forest(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('right', ['#2E3D0A', '#7A6B10', [0.6, '#D98A0F'], '#8A4700'])) +
    comb(pic, { x: 350, y: 16, columns: 8, rows: 8, r: 32, seed: 12, keep: 0.5 }) +
    glow(pic, 440, 180, 280, '#FFE58A', 0.8) +
    mangrove(70, 300, 220, '#1A2606') +
    mangrove(236, 290, 180, '#22300A', true) +
    mangrove(150, 310, 250, '#121A04') +
    glow(pic, 540, 330, 160, '#FFC93C', 0.5)
  )
}
