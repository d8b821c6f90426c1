import { coin } from '../../objects/coin.ts'
import { nouka } from '../../objects/nouka.ts'
import { backdrop, glow, rays } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { palm, treeline } from '../../scene/shore.ts'
import { ripples } from '../../scene/water.ts'
import { reelShade } from '../reels/shade.ts'

/** River Gold: the sun low over the trees, its road of gold down to coins on the near bank. */
export function background(): string {
  const pic = createPicture('brg', 720, 1280)
  const coins = [
    [60, 1220, 110, 0.2],
    [160, 1250, 84, 0.5],
    [668, 1210, 120, 0.25],
    [566, 1252, 90, 0.5],
    [264, 1268, 70, 0.5],
    [470, 1266, 74, 0.5],
  ] as const
  return pic.svg(
    backdrop(
      pic,
      pic.linear('down', [
        '#0B3B36',
        [0.12, '#2A6B45'],
        [0.27, '#E08A1F'],
        [0.3, '#7A3E0A'],
        [0.6, '#3A1A05'],
        '#1B0B02',
      ]),
    ) +
      rays(pic, 360, 230, 620, 26, '#FFE9A0', 0.3) +
      glow(pic, 360, 230, 380, '#FFC94A', 0.9) +
      `<circle cx="360" cy="230" r="150" fill="${pic.linear([0, 80, 0, 380], ['#FFFBE0', '#FFDE6B', '#FF9A1F', '#E85D04'])}"/>` +
      treeline(4, 720, 366, 60, '#5B3410') +
      palm(60, 372, 190, -26, '#241407') +
      palm(108, 372, 130, 24, '#241407') +
      palm(654, 372, 170, 28, '#241407') +
      `<path d="M0 368H720V1280H0Z" fill="${pic.linear([0, 368, 0, 1280], ['#FFC33D', '#A3560C', '#4A2206', '#1B0B02'])}"/>` +
      ripples({
        seed: 3,
        x: 360,
        top: 374,
        bottom: 1240,
        spread: [170, 420],
        colour: '#FFE58A',
        count: 44,
        strength: 0.7,
      }) +
      nouka(pic, { x: 560, y: 346, size: 120 }) +
      nouka(pic, { x: 176, y: 362, size: 76, flip: true }) +
      reelShade(pic, '#140801') +
      coins
        .map(([x, y, size, tilt]) => coin(pic, { x, y, size, rotate: (x % 50) - 25 }, tilt))
        .join(''),
  )
}
