import { bee } from '../objects/bee.ts'
import { coin } from '../objects/coin.ts'
import { hilsa } from '../objects/hilsa.ts'
import { machine } from '../objects/machine.ts'
import { tiger } from '../objects/tiger.ts'
import { backdrop, glint, glow, rays, specks } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { ripples } from '../scene/water.ts'
import type { Wording } from '../scene/wording.ts'
import { calm, headline } from './lettering.ts'

/** Slots: the machine stands in the river at night, its symbols stepping out of it. */
export function slotsBanner({ lines, ending }: Wording): string {
  const pic = createPicture(`bsl${ending}`, 1120, 490)
  const centre = (size: number) => ({ x: 0, y: 0, size })
  const symbols = [tiger(pic, centre(100)), coin(pic, centre(78)), tiger(pic, centre(100))] as const
  return pic.svg(
    river(pic) +
      machine(pic, { x: 800, y: 262, size: 344 }, symbols) +
      hilsa(pic, { x: 610, y: 392, size: 180, rotate: -18 }) +
      bee(pic, { x: 1034, y: 122, size: 120, rotate: -8 }) +
      coins(pic) +
      calm(pic, '#12041C') +
      headline(pic, {
        lines,
        face: ['#FFFDF0', '#FFE08A', '#FF9AD0', '#C2185B'],
        edge: '#4A0428',
        caps: [46, 104],
      }) +
      glint(452, 172, 24) +
      glint(908, 92, 20, '#FFFBE8'),
  )
}

function river(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('down', ['#1A0638', '#4A0E5A', '#8A1A66', '#1C0626'])) +
    specks(12, 40, [0, 0, 1120, 260], '#FFD9EC', 2) +
    rays(pic, 800, 230, 460, 18, '#FF9AD0', 0.26) +
    glow(pic, 800, 240, 360, '#FFB35A', 0.7) +
    `<path d="M0 400H1120V490H0Z" fill="${pic.linear([0, 400, 0, 490], ['#C2387A', '#3A0A3A', '#12041C'])}"/>` +
    ripples({
      seed: 4,
      x: 800,
      top: 404,
      bottom: 486,
      spread: [200, 400],
      colour: '#FFD9A8',
      count: 9,
      strength: 0.6,
    })
  )
}

function coins(pic: Picture): string {
  const places = [
    [596, 130, 60, 0.3],
    [1066, 330, 76, 0.1],
    [980, 420, 66, 0.4],
    [1040, 446, 52, 0.5],
    [716, 452, 58, 0.45],
  ] as const
  return places
    .map(([x, y, size, tilt]) => coin(pic, { x, y, size, rotate: (x % 44) - 22 }, tilt))
    .join('')
}
