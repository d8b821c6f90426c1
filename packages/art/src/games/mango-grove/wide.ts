import { bee } from '../../objects/bee.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { leaves } from '../../scene/leaves.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { basket, mango } from './grove-objects.ts'
import type { Wording } from '../../scene/wording.ts'

/** Mango Grove, wide: three baskets in a row, two with mangoes, and a wasp over the third. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`mgw${ending}`, 640, 400)
  return pic.svg(
    shade(pic) +
      basket(pic, { x: 560, y: 316, size: 128 }) +
      mango(pic, { x: 386, y: 232, size: 84, rotate: -16 }) +
      mango(pic, { x: 492, y: 232, size: 82, rotate: 16 }) +
      mango(pic, { x: 440, y: 200, size: 124, rotate: -4 }) +
      basket(pic, { x: 440, y: 300, size: 204 }) +
      bee(pic, { x: 566, y: 138, size: 116, rotate: 12 }) +
      leaves(pic, 'night') +
      backdrop(pic, pic.linear('right', ['#03140AD9', [0.36, '#03140A80'], [0.6, '#03140A00']])) +
      title(pic, letter(first, { cap: 70, x: 40, y: 208, fit: 280 }), {
        face: METAL.honey,
        edge: '#6B2A00',
        depth: '#1B0B02',
      }) +
      title(pic, letter(second, { cap: 78, x: 40, y: 308, fit: 280 }), {
        face: ['#F4FFE8', '#B6F08A', '#4FB84A', '#1F7A3A'],
        edge: '#0A3A1A',
        depth: '#03140A',
      }) +
      glint(398, 158, 17, '#FFFBE8') +
      frame(pic, ['#F4FFE8', '#7FD858', '#14532A', '#FFC94A']) +
      ribbon(pic, 'Bagh Studio', '#C9F5A0', 40),
  )
}

function shade(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#0F4A24', [0.4, '#3F9A4A'], [0.72, '#1B5A2B'], '#04140A'])) +
    rays(pic, 560, 0, 620, 24, '#FFF3A8', 0.3) +
    glow(pic, 446, 210, 240, '#FFE27A', 0.7)
  )
}
