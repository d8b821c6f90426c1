import { coin } from '../objects/coin.ts'
import { hilsa, SILVER } from '../objects/hilsa.ts'
import { nouka } from '../objects/nouka.ts'
import { backdrop, cone, glow, rays, specks } from '../scene/light.ts'
import { createPicture } from '../scene/picture.ts'
import { palm, treeline } from '../scene/shore.ts'
import { ripples } from '../scene/water.ts'
import { reelShade } from './shade.ts'

/** River Gold: the sun low over the trees, its road of gold down to coins on the near bank. */
export function riverGoldBackground(): string {
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

/** Hilsa Rush: light falls from the surface into deep water, fish along both sides. */
export function hilsaRushBackground(): string {
  const pic = createPicture('bhr', 720, 1280)
  const far = { ...SILVER, back: '#0A4A78', side: '#6FB9DA', belly: '#9FD8EE', fin: '#2F86B4' }
  const fish = [
    [110, 150, 130, -8],
    [620, 120, 100, 6],
    [560, 240, 150, -4],
    [220, 270, 96, 8],
    [90, 1090, 120, 10],
    [620, 1060, 150, -10],
    [300, 1150, 110, 4],
    [500, 1210, 90, -6],
  ] as const
  const weed = (x: number, h: number) =>
    `M${x} 1280C${x - 20} ${1280 - h * 0.4} ${x + 26} ${1280 - h * 0.6} ${x - 6} ${1280 - h}`
  return pic.svg(
    backdrop(
      pic,
      pic.linear('down', [
        '#A8F2FF',
        [0.03, '#3FC0EA'],
        [0.2, '#0B6FA8'],
        [0.5, '#063A6B'],
        '#020C1A',
      ]),
    ) +
      glow(pic, 420, -20, 520, '#E9FFFF', 0.85) +
      [60, 300, 560]
        .map((to) =>
          cone(pic, {
            from: [440, -120],
            to: [to, 1240],
            spread: 260,
            colour: '#BFF4FF',
            strength: 0.42,
          }),
        )
        .join('') +
      `<path d="M0 26Q60 6 120 26T240 26T360 26T480 26T600 26T720 26V0H0Z" fill="#F4FFFF" fill-opacity=".55"/>` +
      specks(11, 130, [0, 40, 720, 1200], '#DDF8FF', 3) +
      fish
        .map(([x, y, size, rotate], index) =>
          hilsa(pic, { x, y, size, rotate, flip: index % 2 === 1 }, far),
        )
        .join('') +
      `<path d="M0 1280V1220Q90 1180 200 1216T420 1212T720 1190V1280Z" fill="#021022"/><path d="${weed(50, 190)}${weed(84, 130)}${weed(650, 210)}${weed(690, 150)}${weed(610, 110)}" fill="none" stroke="#0E7A66" stroke-width="13" stroke-linecap="round"/>` +
      reelShade(pic, '#010C18'),
  )
}
