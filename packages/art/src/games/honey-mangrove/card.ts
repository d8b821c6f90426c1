import { bee } from '../../objects/bee.ts'
import { comb, drips, honeyPot } from '../../objects/honey.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { leaves } from '../../scene/leaves.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { mangrove } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { arch, swell } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

/** Mangrove Honey: a bee over a brimming clay pot, comb behind, honey running from the top. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`hm${ending}`, 300, 400)
  const face = { face: METAL.honey, edge: '#6B2C00', depth: '#1A0B02' }
  return pic.svg(
    hive(pic) +
      honeyPot(pic, { x: 184, y: 220, size: 150 }) +
      bee(pic, { x: 126, y: 126, size: 158, rotate: -10 }) +
      bee(pic, { x: 258, y: 122, size: 46, rotate: 12, flip: true }) +
      bee(pic, { x: 44, y: 214, size: 38, rotate: -4 }) +
      drips(pic, 300, 10, [34, 16, 52, 22, 14, 30, 66, 20]) +
      vignette(pic, '#120701', 0.88) +
      leaves(pic, 'amber') +
      title(
        pic,
        letter(first, { cap: 38, x: 150, y: 322, anchor: 'middle', fit: 268, warp: arch(12) }),
        {
          face: ['#FDFFE0', '#DDF08A', '#8FBF2B', '#3F6B0C'],
          edge: '#1E2E04',
          depth: '#0A0F02',
        },
      ) +
      title(
        pic,
        letter(second, { cap: 54, x: 150, y: 384, anchor: 'middle', fit: 262, warp: swell(0.12) }),
        face,
      ) +
      drops(pic) +
      glint(60, 340, 12, '#FFFBE8') +
      frame(pic, ['#FFF6C2', '#F59A0B', '#5A2A04', '#DDF08A']) +
      ribbon(pic, 'Bagh Studio', '#FFE27A'),
  )
}

function hive(pic: Picture): string {
  return (
    backdrop(
      pic,
      pic.linear('down', [
        '#8A4700',
        [0.3, '#C77A0A'],
        [0.56, '#6B5A0C'],
        [0.75, '#1E2E08'],
        '#0A0F02',
      ]),
    ) +
    comb(pic, { x: -6, y: 10, columns: 8, rows: 7, r: 27, seed: 21, keep: 0.42 }) +
    glow(pic, 140, 130, 190, '#FFE58A', 0.85) +
    mangrove(40, 296, 150, '#1A2606') +
    mangrove(270, 298, 170, '#141E04', true) +
    glow(pic, 184, 250, 130, '#FFC93C', 0.5)
  )
}

/** Honey hanging from the letters. */
function drops(pic: Picture): string {
  const honey = pic.linear([0, 378, 0, 398], ['#C97800', '#FFD24A'])
  return `<path d="M94 380h9c0 6 2 9 2 12a6.500 6.500 0 0 1 -13 0c0 -3 2 -6 2 -12ZM210 380h7c0 5 2 7 2 9a5.500 5.500 0 0 1 -11 0c0 -2 2 -4 2 -9Z" fill="${honey}"/>`
}
