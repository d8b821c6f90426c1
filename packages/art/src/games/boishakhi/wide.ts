import { bunting, dhol, owlMask, wheel, windmill } from '../../objects/mela.ts'
import { alpona } from '../../scene/alpona.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import type { Wording } from '../../scene/wording.ts'

/** Boishakhi Mela, wide: the wheel turns at the right edge, the mask and the drum lead the procession. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`bmw${ending}`, 640, 400)
  return pic.svg(
    fair(pic) +
      windmill(pic, { x: 366, y: 236, size: 96 }) +
      dhol(pic, { x: 578, y: 296, size: 126, rotate: -14 }) +
      owlMask(pic, { x: 462, y: 240, size: 220 }) +
      backdrop(pic, pic.linear('right', ['#22021AD9', [0.4, '#22021A66'], [0.6, '#22021A00']])) +
      title(pic, letter(first, { cap: 58, x: 36, y: 206, fit: 322 }), {
        face: ['#FFFFFF', '#FFFFFF', '#FFE9E0', '#FFC2B0'],
        edge: '#D1102F',
        depth: '#4A0420',
        rim: 0.22,
      }) +
      title(pic, letter(second, { cap: 84, x: 36, y: 312, tracking: 0.04, fit: 300 }), {
        face: ['#FFFDF0', '#FFE58A', '#FFB703', '#D97400'],
        edge: '#5A0A2A',
        depth: '#22021A',
      }) +
      glint(60, 240, 18, '#FFF6E0') +
      frame(pic, ['#FFE3F2', '#FF4D8D', '#5A0A3A', '#FFB703']) +
      ribbon(pic, 'Shapla Games', '#FFB3D9', 40),
  )
}

function fair(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#3A0A5A', '#8A1266', '#E0455A', '#5A0A2A'])) +
    rays(pic, 520, 180, 520, 24, '#FFD56B', 0.24) +
    glow(pic, 500, 190, 290, '#FFB35A', 0.8) +
    specks(2, 40, [0, 0, 640, 240], '#FFE9A8', 1.8) +
    wheel(pic, { x: 556, y: 168, size: 300 }) +
    bunting([-6, 40], [330, 60], 30, 12) +
    bunting([310, 56], [650, 30], 34, 12) +
    alpona(420, 366, 330, '#FFF6E0', 0.4)
  )
}
