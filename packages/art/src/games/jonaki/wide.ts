import { shapla } from '../../objects/shapla.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { ripples } from '../../scene/water.ts'
import { lantern } from './lights.ts'
import { firefly, swarm } from './firefly.ts'
import { fullMoon, hut, reeds } from './village.ts'
import type { Wording } from '../../scene/wording.ts'

/** Jonaki, wide: the firefly over the pond at the right, huts behind it, the moon at the left. */
export function wide({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`jkw${ending}`, 640, 400)
  return pic.svg(
    pond(pic) +
      rays(pic, 470, 190, 250, 20, '#E6FF5A', 0.24) +
      glow(pic, 470, 200, 220, '#E0FF5A', 0.7) +
      firefly(pic, { x: 470, y: 174, size: 252, rotate: 10 }) +
      shapla(pic, { x: 560, y: 338, size: 132 }) +
      shapla(pic, { x: 400, y: 356, size: 96 }) +
      swarm(pic, 14, 26, [250, 50, 380, 290], 40) +
      backdrop(pic, pic.linear('right', ['#020E10B3', [0.36, '#020E1066'], [0.6, '#020E1000']])) +
      fullMoon(pic, 170, 100, 50) +
      swarm(pic, 40, 10, [30, 60, 220, 110], 34) +
      title(pic, letter(first, { cap: 92, x: 36, y: 268, fit: 330 }), {
        face: ['#FFFFF0', '#F4FF9A', '#C0E82A', '#6A9A0A'],
        edge: '#12401A',
        depth: '#020E0A',
      }) +
      lantern(pic, { x: 78, y: 336, size: 84 }) +
      glint(352, 184, 16, '#FBFFD6') +
      frame(pic, ['#FBFFE0', '#C8E84A', '#123A24', '#8FE0B0']) +
      ribbon(pic, 'Padma Play', '#D8F25A', 40),
  )
}

function pond(pic: Picture): string {
  return (
    backdrop(
      pic,
      pic.linear('down', ['#050E2A', [0.34, '#123056'], [0.68, '#2A5A62'], '#04140F']),
    ) +
    specks(9, 80, [0, 0, 640, 170], '#F0F6FF', 1.4) +
    palm(46, 284, 200, 30, '#06201E') +
    hut(pic, { x: 150, y: 262, size: 112 }) +
    treeline(7, 640, 284, 76, '#0C2C34') +
    palm(300, 284, 170, 26, '#06201E') +
    palm(614, 284, 190, -30, '#06201E') +
    hut(pic, { x: 372, y: 262, size: 112 }) +
    hut(pic, { x: 556, y: 266, size: 96 }) +
    `<path d="M0 282H640V400H0Z" fill="${pic.linear([0, 282, 0, 400], ['#1A4A5A', '#0A2A34', '#02100E'])}"/>` +
    ripples({
      seed: 12,
      x: 470,
      top: 288,
      bottom: 396,
      spread: [90, 220],
      colour: '#E6FF8A',
      count: 24,
      strength: 0.6,
    }) +
    reeds(6, 590, 60, 300, 80, '#0A2A1C')
  )
}
