import { bee } from '../../objects/bee.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { leaves } from '../../scene/leaves.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { basket, mango } from './grove-objects.ts'
import type { Wording } from '../../scene/wording.ts'

/** Mango Grove: a heaped basket under the trees, and a wasp that has seen it too. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`mg${ending}`, 300, 400)
  return pic.svg(
    shade(pic) +
      mango(pic, { x: 96, y: 170, size: 96, rotate: -18 }) +
      mango(pic, { x: 206, y: 172, size: 92, rotate: 16 }) +
      mango(pic, { x: 150, y: 142, size: 128, rotate: -4 }) +
      basket(pic, { x: 150, y: 232, size: 196 }) +
      leaves(pic, 'night') +
      bee(pic, { x: 222, y: 74, size: 84, rotate: 14 }) +
      vignette(pic, '#031206', 0.92) +
      title(
        pic,
        letter(first, { cap: 50, x: 150, y: 322, anchor: 'middle', fit: 244, warp: arch(8) }),
        { face: METAL.honey, edge: '#6B2A00', depth: '#1B0B02' },
      ) +
      title(pic, letter(second, { cap: 56, x: 150, y: 386, anchor: 'middle', fit: 256 }), {
        face: ['#F4FFE8', '#B6F08A', '#4FB84A', '#1F7A3A'],
        edge: '#0A3A1A',
        depth: '#03140A',
      }) +
      glint(112, 106, 14, '#FFFBE8') +
      frame(pic, ['#F4FFE8', '#7FD858', '#14532A', '#FFC94A']) +
      ribbon(pic, 'Bagh Studio', '#C9F5A0'),
  )
}

function shade(pic: Picture): string {
  return (
    backdrop(
      pic,
      pic.linear('down', ['#0F4A24', [0.35, '#3F9A4A'], [0.62, '#1B5A2B'], '#04140A']),
    ) +
    rays(pic, 236, 0, 420, 20, '#FFF3A8', 0.3) +
    glow(pic, 150, 150, 170, '#FFE27A', 0.75)
  )
}
