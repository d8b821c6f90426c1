import { shapla } from '../../objects/shapla.ts'
import { backdrop, glow, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { ripples } from '../../scene/water.ts'
import { reelShade } from '../reels/shade.ts'
import { firefly, swarm } from './firefly.ts'
import { fullMoon, hut, reeds } from './village.ts'

/** Jonaki: a village by its pond at night, fireflies over the water and lilies at the foot. */
export function background(): string {
  const pic = createPicture('bjk', 720, 1280)
  const water = pic.linear([0, 400, 0, 1280], ['#1A4A5A', '#0A2A34', '#02100E'])
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#050E2A', [0.16, '#123056'], [0.3, '#2A5A62'], '#04140F'])) +
      specks(21, 120, [0, 0, 720, 300], '#F0F6FF', 1.8) +
      fullMoon(pic, 560, 130, 78) +
      treeline(7, 720, 404, 110, '#0C2C34') +
      palm(70, 404, 250, 34, '#06201E') +
      palm(176, 404, 150, -30, '#0A2C28') +
      palm(660, 404, 220, -40, '#06201E') +
      hut(pic, { x: 250, y: 366, size: 190 }) +
      hut(pic, { x: 470, y: 378, size: 140 }) +
      `<path d="M0 402H720V1280H0Z" fill="${water}"/>` +
      ripples({
        seed: 12,
        x: 560,
        top: 410,
        bottom: 1240,
        spread: [60, 260],
        colour: '#FFF3C8',
        count: 34,
        strength: 0.4,
      }) +
      glow(pic, 250, 420, 120, '#FFB84A', 0.4) +
      reeds(5, 0, 150, 420, 110, '#0A2A1C') +
      reeds(6, 590, 140, 420, 120, '#0A2A1C') +
      swarm(pic, 3, 26, [20, 190, 680, 210], 46) +
      reelShade(pic, '#020C10') +
      glow(pic, 360, 1130, 330, '#B8E83A', 0.22) +
      shapla(pic, { x: 130, y: 1150, size: 190 }) +
      shapla(pic, { x: 610, y: 1190, size: 160 }) +
      shapla(pic, { x: 420, y: 1225, size: 110 }) +
      reeds(8, -10, 120, 1290, 230, '#06201A') +
      reeds(9, 640, 100, 1290, 250, '#06201A') +
      firefly(pic, { x: 330, y: 1120, size: 130, rotate: 24 }) +
      swarm(pic, 31, 22, [20, 1000, 680, 240], 54),
  )
}
