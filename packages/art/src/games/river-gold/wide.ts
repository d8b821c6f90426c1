import { coin } from '../../objects/coin.ts'
import { GOLD_FISH, hilsa } from '../../objects/hilsa.ts'
import { nouka } from '../../objects/nouka.ts'
import { METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, glint, glow, rays } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { title } from '../../scene/title.ts'
import { ripples, swellLine } from '../../scene/water.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.gold, edge: '#6B2C00', depth: '#1B0B02' }

/** River Gold, wide: two boats cross the sun's road, gold heaped on the near bank. */
export function wide({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`rgw${ending}`, 640, 400)
  const shade = pic.linear('right', ['#140801F2', [0.42, '#14080199'], [0.66, '#14080100']])
  return pic.svg(
    dusk(pic) +
      nouka(pic, { x: 330, y: 196, size: 84, flip: true, opacity: 0.85 }) +
      nouka(pic, { x: 476, y: 202, size: 250 }) +
      swellLine(
        640,
        262,
        400,
        9,
        7,
        pic.linear([0, 256, 0, 400], ['#FFD56BE6', '#A3560C', '#1E0D03']),
      ) +
      hilsa(pic, { x: 330, y: 274, size: 84, rotate: 34, flip: true }, GOLD_FISH) +
      backdrop(pic, shade) +
      treasure(pic) +
      title(pic, letter(first, { cap: 66, x: 40, y: 178, fit: 270 }), FACE) +
      title(pic, letter(second, { cap: 92, x: 38, y: 294, fit: 300 }), FACE) +
      glint(66, 110, 18, '#FFFBE8') +
      glint(296, 212, 14, '#FFFBE8') +
      frame(pic, ['#FFF3C0', '#FFB703', '#7A3E00', '#FFB703']) +
      ribbon(pic, 'Padma Play', '#FFD56B', 40),
  )
}

function dusk(pic: Picture): string {
  return (
    backdrop(
      pic,
      pic.linear('down', [
        '#0B3B36',
        [0.32, '#2A6B45'],
        [0.56, '#E08A1F'],
        [0.62, '#5A2A08'],
        '#1B0B02',
      ]),
    ) +
    rays(pic, 470, 150, 460, 26, '#FFE9A0', 0.32) +
    glow(pic, 470, 160, 260, '#FFC94A', 0.9) +
    `<circle cx="470" cy="158" r="112" fill="${pic.linear([0, 46, 0, 270], ['#FFFBE0', '#FFDE6B', '#FF9A1F', '#E85D04'])}"/>` +
    treeline(4, 640, 236, 40, '#5B3410') +
    palm(614, 240, 130, -22, '#241407') +
    palm(584, 240, 84, 14, '#241407') +
    `<path d="M0 236H640V400H0Z" fill="${pic.linear([0, 236, 0, 400], ['#FFC33D', '#C56A0B', '#3A1A05'])}"/>` +
    ripples({
      seed: 3,
      x: 470,
      top: 240,
      bottom: 330,
      spread: [120, 300],
      colour: '#FFE58A',
      count: 24,
    })
  )
}

function treasure(pic: Picture): string {
  const places = [
    [70, 372, 62, 0.3],
    [128, 384, 54, 0.5],
    [186, 374, 66, 0.2],
    [246, 386, 50, 0.5],
    [300, 378, 58, 0.35],
    [360, 392, 44, 0.5],
    [562, 372, 60, 0.25],
    [612, 386, 54, 0.5],
    [512, 392, 44, 0.5],
  ] as const
  return places
    .map(([x, y, size, tilt]) => coin(pic, { x, y, size, rotate: (x % 50) - 25 }, tilt))
    .join('')
}
