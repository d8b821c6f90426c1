import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { rooftops } from '../../scene/rooftops.ts'
import { title } from '../../scene/title.ts'
import { lamps, stall } from './stall.ts'
import { chomchom, doiPot, jilapi, rasgulla } from './sweets.ts'
import type { Wording } from '../../scene/wording.ts'

/** Mishti Mela, wide: the stall at the right under its lamps, the pot and the sweets before it. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`mmw${ending}`, 640, 400)
  return pic.svg(
    fair(pic) +
      glow(pic, 470, 290, 170, '#FFE58A', 0.6) +
      jilapi(pic, { x: 352, y: 300, size: 104 }) +
      doiPot(pic, { x: 470, y: 276, size: 178 }) +
      rasgulla(pic, { x: 584, y: 300, size: 118 }) +
      chomchom(pic, { x: 404, y: 358, size: 96 }) +
      backdrop(pic, pic.linear('right', ['#1F0A06D9', [0.4, '#1F0A0673'], [0.6, '#1F0A0600']])) +
      title(pic, letter(first, { cap: 76, x: 36, y: 216, fit: 300 }), {
        face: ['#FFFFFF', '#FFF3DC', '#FFC9A0', '#F08A5A'],
        edge: '#8A0F2E',
        depth: '#3A0412',
      }) +
      title(pic, letter(second, { cap: 76, x: 36, y: 314, tracking: 0.06, fit: 290 }), {
        face: ['#FBFFE0', '#D8F27A', '#8FCB3F', '#3F7A14'],
        edge: '#1F3A0A',
        depth: '#0E1A04',
      }) +
      glint(60, 244, 16, '#FFFBE8') +
      frame(pic, ['#FFF6DA', '#FFC46B', '#6B2A0E', '#A8E06A']) +
      ribbon(pic, 'Shapla Games', '#FFD9A0', 40),
  )
}

function fair(pic: Picture): string {
  return (
    backdrop(
      pic,
      pic.linear('down', ['#1F1A4A', [0.26, '#6B2A6B'], [0.58, '#E0785A'], '#3A140A']),
    ) +
    specks(9, 50, [0, 0, 640, 150], '#FFF3D0', 1.7) +
    rays(pic, 470, 210, 480, 22, '#FFD56B', 0.2) +
    glow(pic, 470, 210, 290, '#FFB35A', 0.8) +
    rooftops({ seed: 4, width: 640, y: 290, height: 80, wall: '#2A122E', light: '#FFC46B' }) +
    stall(pic, { x: 470, y: 200, size: 320 }) +
    lamps([-6, 44], [330, 54], 30, 11) +
    lamps([310, 54], [650, 34], 30, 11)
  )
}
