import { hilsa, SILVER } from '../../objects/hilsa.ts'
import { backdrop, cone, glow, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { reelShade } from '../reels/shade.ts'

/** Hilsa Rush: light falls from the surface into deep water, fish along both sides. */
export function background(): string {
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
