import { bunting, dhol, owlMask, wheel, windmill } from '../../objects/mela.ts'
import { alpona } from '../../scene/alpona.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { reelShade } from '../reels/shade.ts'

/** Boishakhi Mela: the wheel and the flags overhead, drums and masks on the painted floor. */
export function background(): string {
  const pic = createPicture('bbm', 720, 1280)
  return pic.svg(
    backdrop(
      pic,
      pic.linear('down', [
        '#3A0A5A',
        [0.2, '#A8206B'],
        [0.34, '#E0455A'],
        [0.6, '#4A0A3A'],
        '#1A0214',
      ]),
    ) +
      rays(pic, 360, 300, 760, 26, '#FFD56B', 0.24) +
      glow(pic, 360, 280, 430, '#FFB35A', 0.8) +
      specks(2, 70, [0, 0, 720, 420], '#FFE9A8', 2.4) +
      wheel(pic, { x: 360, y: 250, size: 430 }) +
      bunting([-10, 70], [380, 30], 44, 12) +
      bunting([350, 26], [740, 80], 44, 12) +
      reelShade(pic, '#1A0214') +
      alpona(360, 1150, 420, '#FFF6E0', 0.5) +
      glow(pic, 360, 1150, 260, '#FF7AB8', 0.4) +
      windmill(pic, { x: 92, y: 1120, size: 130, rotate: -8 }) +
      dhol(pic, { x: 596, y: 1170, size: 190, rotate: -14 }) +
      owlMask(pic, { x: 340, y: 1150, size: 190 }),
  )
}
