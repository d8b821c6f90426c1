import { ball, stumps } from '../objects/cricket.ts'
import { bunting, dhol, owlMask, wheel, windmill } from '../objects/mela.ts'
import { alpona } from '../scene/alpona.ts'
import { backdrop, glow, rays, specks } from '../scene/light.ts'
import { createPicture } from '../scene/picture.ts'
import { field, stands, tower } from '../scene/stadium.ts'
import { reelShade } from './shade.ts'

/** Boishakhi Mela: the wheel and the flags overhead, drums and masks on the painted floor. */
export function boishakhiBackground(): string {
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

/** Last Over: the lights over a full ground, the wicket waiting at the near end. */
export function lastOverBackground(): string {
  const pic = createPicture('blo', 720, 1280)
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#04202E', '#0A4A56', [0.36, '#0E6B52'], '#07130E'])) +
      specks(6, 60, [0, 0, 720, 200], '#DFF6FF', 2) +
      glow(pic, 360, 330, 420, '#9DF5E0', 0.4) +
      stands(pic, 270, 130, 4) +
      field(pic, 430, [360, 460], ['#3FBF74', '#1D6B43', '#07130E']) +
      tower(pic, { x: 96, y: 380, height: 280, to: [420, 1160], strength: 0.45 }) +
      tower(pic, { x: 624, y: 380, height: 280, to: [300, 1160], strength: 0.45 }) +
      `<path d="M310 462H410L620 1280H100Z" fill="#E9C98A" fill-opacity=".3"/><path d="M150 1180H570M130 1226H590" stroke="#F2F7F4" stroke-opacity=".55" stroke-width="6"/>` +
      reelShade(pic, '#020B08') +
      stumps(pic, { x: 360, y: 1110, size: 150 }) +
      ball(pic, { x: 520, y: 1178, size: 72, rotate: 20 }),
  )
}
