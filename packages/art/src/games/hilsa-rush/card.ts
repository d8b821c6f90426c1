import { hilsa, SILVER } from '../../objects/hilsa.ts'
import { fade, METAL } from '../../palette.ts'
import { frame, ribbon } from '../../scene/frame.ts'
import { letter } from '../../scene/lettering.ts'
import { backdrop, cone, glint, glow, specks, vignette } from '../../scene/light.ts'
import { createPicture, type Picture } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import { chain, charge, lean } from '../../scene/warp.ts'
import type { Wording } from '../../scene/wording.ts'

const FACE = { face: METAL.silver, edge: '#0A4A7A', depth: '#021628' }

/** Hilsa Rush: a shoal bursting upwards through moonlit water, the leader in full size. */
export function card({ lines: [first, second], ending }: Wording): string {
  const pic = createPicture(`hr${ending}`, 300, 400)
  const warp = chain(charge(0.22), lean(0.16))
  return pic.svg(
    deep(pic) +
      shoal(pic) +
      leader(pic) +
      vignette(pic, '#010C18', 0.92) +
      `<g transform="rotate(-5 150 330)">` +
      title(pic, letter(first, { cap: 44, x: 14, y: 326, fit: 220, warp }), FACE) +
      title(pic, letter(second, { cap: 60, x: 42, y: 390, fit: 250, warp }), {
        ...FACE,
        face: ['#FFFFFF', '#8FF0FF', '#18B4E8', '#0560A8'],
      }) +
      streaks() +
      `</g>` +
      glint(238, 300, 13) +
      glint(66, 288, 9) +
      frame(pic, ['#E9FBFF', '#3FB8E8', '#0A3A66', '#7FE3FF']) +
      ribbon(pic, 'Padma Play', '#8FE6FF', 160),
  )
}

function deep(pic: Picture): string {
  const beam = (x: number, to: number, spread: number) =>
    cone(pic, { from: [x, -40], to: [to, 330], spread, colour: '#BFF4FF', strength: 0.42 })
  return (
    backdrop(
      pic,
      pic.linear('down', [
        '#8FE9FF',
        [0.07, '#2FB4E0'],
        [0.3, '#0B6FA8'],
        [0.62, '#063A6B'],
        [1, '#020F22'],
      ]),
    ) +
    glow(pic, 214, 6, 190, '#E9FFFF', 0.85) +
    beam(214, 40, 120) +
    beam(220, 170, 90) +
    beam(226, 300, 80) +
    `<path d="M0 20Q30 10 60 20T120 20T180 20T240 20T300 20V0H0Z" fill="#D9FBFF" fill-opacity=".35"/><path d="M0 12Q40 22 80 11T160 12T240 11T320 12V0H0Z" fill="#F4FFFF" fill-opacity=".55"/>` +
    specks(11, 46, [0, 30, 300, 260], '#DDF8FF', 2)
  )
}

function shoal(pic: Picture): string {
  const far = { ...SILVER, back: '#0A4A78', side: '#6FB9DA', belly: '#9FD8EE', fin: '#2F86B4' }
  const places = [
    [48, 150, 56],
    [92, 96, 48],
    [250, 196, 52],
    [262, 96, 40],
    [36, 226, 62],
    [206, 250, 60],
    [160, 66, 40],
  ] as const
  return places
    .map(([x, y, size]) => hilsa(pic, { x, y, size, rotate: 38, opacity: 0.8 }, far))
    .join('')
}

function leader(pic: Picture): string {
  const wake = pic.linear(
    [60, 90, 300, 300],
    [fade('#FFFFFF', 0), fade('#BFF4FF', 0.55), fade('#BFF4FF', 0)],
  )
  return (
    `<path d="M96 96C150 130 210 190 300 300L262 310C200 220 140 150 96 96ZM80 140C130 180 180 230 226 310L204 314C160 240 110 180 80 140Z" fill="${wake}"/>` +
    hilsa(
      pic,
      { x: 158, y: 176, size: 192, rotate: 40, opacity: 0.35 },
      { back: '#01101F', side: '#01101F', belly: '#01101F', fin: '#01101F' },
    ) +
    hilsa(pic, { x: 152, y: 164, size: 192, rotate: 40 })
  )
}

function streaks(): string {
  return `<path d="M12 352H60M20 366H52M10 380H46" stroke="#8FF0FF" stroke-width="4" stroke-linecap="round" stroke-opacity=".9"/>`
}
