import { alpona } from '../../scene/alpona.ts'
import { backdrop, glow, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { rooftops } from '../../scene/rooftops.ts'
import { reelShade } from '../reels/shade.ts'
import { lamps, stall } from './stall.ts'
import { chomchom, doiPot, jilapi, rasgulla } from './sweets.ts'

/** Mishti Mela: the stall under its lamps at dusk, a pot of doi and sweets at the foot. */
export function background(): string {
  const pic = createPicture('bmm', 720, 1280)
  return pic.svg(
    backdrop(
      pic,
      pic.linear('down', [
        '#1F1A4A',
        [0.16, '#5A2A6B'],
        [0.28, '#E0785A'],
        [0.36, '#6B2A1C'],
        [0.6, '#2A1008'],
        '#140804',
      ]),
    ) +
      specks(9, 70, [0, 0, 720, 210], '#FFF3D0', 2) +
      glow(pic, 360, 330, 440, '#FFB35A', 0.8) +
      rooftops({ seed: 4, width: 720, y: 404, height: 120, wall: '#2A122E', light: '#FFC46B' }) +
      stall(pic, { x: 360, y: 286, size: 460 }) +
      rasgulla(pic, { x: 250, y: 308, size: 104 }) +
      doiPot(pic, { x: 360, y: 300, size: 108 }) +
      jilapi(pic, { x: 470, y: 312, size: 92 }) +
      lamps([-10, 60], [370, 40], 46, 10) +
      lamps([350, 40], [730, 70], 46, 10) +
      reelShade(pic, '#1A0A06') +
      alpona(360, 1150, 420, '#FFF6E0', 0.45) +
      glow(pic, 360, 1150, 280, '#FFC46B', 0.5) +
      rasgulla(pic, { x: 120, y: 1160, size: 190 }) +
      chomchom(pic, { x: 600, y: 1170, size: 180 }) +
      doiPot(pic, { x: 360, y: 1140, size: 210 }),
  )
}
