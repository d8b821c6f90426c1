import { bunting, dhol, owlMask, wheel, windmill } from '../../objects/mela.ts'
import { alpona } from '../../scene/alpona.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { lit } from '../../scene/icon.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

/** Boishakhi Mela: the procession's owl mask in front of a lit wheel, drums and mangoes at its feet. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`bm${ending}`, 300, 400)
  const red = {
    face: ['#FFFFFF', '#FFFFFF', '#FFE9E0', '#FFC2B0'],
    edge: '#D1102F',
    depth: '#4A0420',
    rim: 0.22,
  }
  return pic.svg(
    fair(pic) +
      crowd(pic) +
      vignette(pic, '#22021A', 0.86) +
      title(
        pic,
        letter(first, {
          cap: 44,
          x: 150,
          y: 338,
          anchor: 'middle',
          fit: 272,
          warp: arch(16),
        }),
        red,
      ) +
      title(
        pic,
        letter(second, { cap: 44, x: 150, y: 388, anchor: 'middle', tracking: 0.14, fit: 220 }),
        {
          face: ['#FFFDF0', '#FFE58A', '#FFB703', '#D97400'],
          edge: '#5A0A2A',
          depth: '#22021A',
        },
      ) +
      glint(44, 318, 11, '#FFF6E0') +
      glint(260, 366, 12, '#FFF6E0') +
      frame(pic, ['#FFE3F2', '#FF4D8D', '#5A0A3A', '#FFB703']) +
      ribbon(pic, 'Shapla Games', '#FFB3D9'),
  )
}

function fair(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#3A0A5A', '#8A1266', '#E0455A', '#5A0A2A'])) +
    rays(pic, 150, 170, 300, 20, '#FFD56B', 0.26) +
    glow(pic, 150, 150, 200, '#FFB35A', 0.75) +
    specks(2, 34, [0, 0, 300, 220], '#FFE9A8', 1.6) +
    wheel(pic, { x: 150, y: 142, size: 236 }) +
    bunting([-4, 44], [160, 30], 22, 8) +
    bunting([140, 26], [306, 56], 22, 8) +
    alpona(150, 316, 190, '#FFF6E0', 0.3)
  )
}

function crowd(pic: Picture): string {
  return (
    glow(pic, 150, 200, 120, '#FFE58A', 0.55) +
    windmill(pic, { x: 52, y: 218, size: 78 }) +
    dhol(pic, { x: 248, y: 246, size: 84, rotate: -14 }) +
    owlMask(pic, { x: 152, y: 206, size: 138 }) +
    lit(pic, 'noto:mango', { x: 98, y: 282, size: 48, rotate: -16 }, '#FFF1C9') +
    lit(pic, 'noto:mango', { x: 206, y: 284, size: 42, rotate: 20 }, '#FFF1C9')
  )
}
