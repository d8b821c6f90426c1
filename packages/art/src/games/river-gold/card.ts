import { coin } from '../../objects/coin.ts'
import { GOLD_FISH, hilsa } from '../../objects/hilsa.ts'
import { nouka } from '../../objects/nouka.ts'
import { fade, METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { flare } from '../../scene/warp.ts'
import { ripples, swellLine } from '../../scene/water.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#6B2C00', depth: '#1B0B02' }

/** River Gold: a sailing nouka in front of a low sun, on a river that runs with gold. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`rg${ending}`, 300, 400)
  return pic.svg(
    sky(pic) +
      river(pic) +
      nouka(pic, { x: 154, y: 184, size: 228 }) +
      shoal(pic) +
      vignette(pic, '#140801', 0.8) +
      treasure(pic) +
      title(
        pic,
        letter(first, {
          cap: 42,
          x: 150,
          y: 316,
          anchor: 'middle',
          tracking: 0.08,
          fit: 232,
          warp: flare(0.22),
        }),
        FACE,
      ) +
      title(pic, letter(second, { cap: 64, x: 150, y: 387, anchor: 'middle', fit: 272 }), FACE) +
      glint(62, 330, 15, '#FFFBE8') +
      glint(254, 284, 10, '#FFFBE8', 0.9) +
      frame(pic, ['#FFF3C0', '#FFB703', '#7A3E00', '#FFB703']) +
      ribbon(pic, 'Padma Play', '#FFD56B'),
  )
}

function sky(pic: Picture): string {
  const sun = pic.linear([0, 40, 0, 232], ['#FFFBE0', '#FFDE6B', '#FF9A1F', '#E85D04'])
  return (
    backdrop(
      pic,
      pic.linear('down', [
        '#0B3B36',
        [0.3, '#1F5B45'],
        [0.52, '#C4761A'],
        [0.6, '#5A2A08'],
        [1, '#1B0B02'],
      ]),
    ) +
    rays(pic, 150, 140, 300, 22, '#FFE9A0', 0.34) +
    glow(pic, 150, 140, 190, '#FFC94A', 0.9) +
    `<circle cx="150" cy="140" r="92" fill="${sun}"/>` +
    treeline(4, 300, 221, 34, '#5B3410') +
    treeline(9, 300, 224, 20, '#2B1A0B') +
    palm(30, 224, 92, -14, '#241407') +
    palm(50, 224, 62, 12, '#241407') +
    palm(276, 224, 76, 12, '#241407')
  )
}

function river(pic: Picture): string {
  const water = pic.linear([0, 222, 0, 400], ['#FFC33D', '#C56A0B', '#5A2A08', '#1E0D03'])
  return (
    `<path d="M0 222H300V400H0Z" fill="${water}"/>` +
    ripples({
      seed: 3,
      x: 150,
      top: 226,
      bottom: 330,
      spread: [90, 190],
      colour: '#FFE58A',
      count: 26,
      strength: 0.85,
    }) +
    ripples({
      seed: 8,
      x: 150,
      top: 228,
      bottom: 330,
      spread: [150, 220],
      colour: '#6B2F00',
      count: 14,
      strength: 0.5,
    }) +
    `<ellipse cx="150" cy="240" rx="104" ry="9" fill="${fade('#2A1000', 0.55)}"/>`
  )
}

function shoal(pic: Picture): string {
  const splash = pic.linear([0, 232, 0, 330], ['#FFDF8A', '#D9820F', fade('#7A3A06', 0)])
  return (
    swellLine(300, 236, 330, 6, 6, splash) +
    swellLine(300, 243, 330, 5, 5, splash) +
    hilsa(pic, { x: 44, y: 236, size: 62, rotate: 38 }, GOLD_FISH) +
    hilsa(pic, { x: 262, y: 240, size: 54, rotate: 26, flip: true }, GOLD_FISH)
  )
}

function treasure(pic: Picture): string {
  const places = [
    [26, 284, 40, 0.2],
    [68, 272, 28, 0.5],
    [274, 282, 44, 0.1],
    [232, 270, 30, 0.45],
    [20, 336, 34, 0.6],
    [282, 338, 34, 0.5],
  ] as const
  return places
    .map(([x, y, size, tilt], index) => coin(pic, { x, y, size, rotate: index * 23 - 40 }, tilt))
    .join('')
}
