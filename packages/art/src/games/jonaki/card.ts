import { shapla } from '../../objects/shapla.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { arch } from '../../scene/warp.ts'
import { ripples } from '../../scene/water.ts'
import { firefly, swarm } from './firefly.ts'
import { fullMoon, hut, reeds } from './village.ts'
import type { Wording } from '../../scene/wording.ts'

/** Jonaki: a firefly over a village pond, its light on the water and a swarm around it. */
export function card({ lines: [first], ending }: Wording): string {
  const pic = createPicture(`jk${ending}`, 300, 400)
  return pic.svg(
    pond(pic) +
      rays(pic, 150, 190, 150, 18, '#E6FF5A', 0.26) +
      glow(pic, 150, 196, 150, '#E0FF5A', 0.7) +
      firefly(pic, { x: 150, y: 172, size: 190 }) +
      shapla(pic, { x: 54, y: 292, size: 84 }) +
      shapla(pic, { x: 250, y: 296, size: 74 }) +
      swarm(pic, 14, 16, [10, 70, 280, 200], 30) +
      vignette(pic, '#020E10', 0.88) +
      title(
        pic,
        letter(first, { cap: 62, x: 150, y: 376, anchor: 'middle', fit: 262, warp: arch(14) }),
        { face: ['#FFFFF0', '#F4FF9A', '#C0E82A', '#6A9A0A'], edge: '#12401A', depth: '#020E0A' },
      ) +
      glint(38, 318, 11, '#FBFFD6') +
      glint(264, 330, 13, '#FBFFD6') +
      frame(pic, ['#FBFFE0', '#C8E84A', '#123A24', '#8FE0B0']) +
      ribbon(pic, 'Padma Play', '#D8F25A', 24),
  )
}

function pond(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#050E2A', [0.3, '#123056'], [0.58, '#2A5A62'], '#04140F'])) +
    specks(9, 60, [0, 20, 300, 150], '#F0F6FF', 1.2) +
    fullMoon(pic, 236, 76, 34) +
    treeline(7, 300, 244, 56, '#0C2C34') +
    palm(26, 244, 120, 20, '#06201E') +
    palm(284, 244, 104, -22, '#06201E') +
    hut(pic, { x: 70, y: 226, size: 86 }) +
    hut(pic, { x: 226, y: 230, size: 66 }) +
    `<path d="M0 242H300V400H0Z" fill="${pic.linear([0, 242, 0, 400], ['#1A4A5A', '#0A2A34', '#02100E'])}"/>` +
    ripples({
      seed: 12,
      x: 150,
      top: 248,
      bottom: 396,
      spread: [50, 130],
      colour: '#E6FF8A',
      count: 22,
      strength: 0.6,
    }) +
    reeds(5, 0, 44, 256, 50, '#0A2A1C') +
    reeds(6, 262, 40, 256, 54, '#0A2A1C')
  )
}
