import type { Kit } from '../../objects/figures/kit.ts'
import { lit } from '../../scene/icon.ts'
import { backdrop, glow, rays, specks } from '../../scene/light.ts'
import { placed } from '../../scene/place.ts'
import type { Picture } from '../../scene/picture.ts'
import { field, stands, tower } from '../../scene/stadium.ts'

/** The batter of the pictures. */
export const TEAL_KIT: Kit = {
  shirt: ['#3FD3C6', '#0A4F58'],
  trousers: ['#12707A', '#062A36'],
  accent: '#FFB703',
  rim: '#D6FFFA',
}

/** A ground at night in teal light, its stand at `y` and its grass below. */
export function ground(pic: Picture, y: number): string {
  const { width } = pic
  return (
    backdrop(pic, pic.linear('down', ['#04141E', '#0A3A4A', [0.42, '#0E6B6B'], '#04141E'])) +
    rays(pic, width / 2, y - 20, width * 0.9, 16, '#FFE08A', 0.13) +
    specks(14, 34, [0, 0, width, y - 24], '#FFF6D0', 1.2) +
    glow(pic, width / 2, y + 10, width * 0.6, '#7FF0E0', 0.4) +
    stands(pic, y, 50, 31, ['#0E4F56', '#041A22']) +
    field(pic, y + 56, [width / 2, y + 74], ['#3FB867', '#176238', '#04141E']) +
    tower(pic, { x: width * 0.08, y: y + 28, height: 116, to: [width * 0.5, 330] }) +
    tower(pic, { x: width * 0.92, y: y + 28, height: 116, to: [width * 0.5, 330] })
  )
}

type Shirt = { x: number; y: number; size: number; colours: readonly [string, string, string] }

const COLOURS = {
  blue: ['#8AD8FF', '#2F8FD0', '#0B3A63'],
  orange: ['#FFC08A', '#E0662E', '#6B2408'],
  gold: ['#FFF1A8', '#F0B21F', '#7A4C04'],
  green: ['#A6F0B4', '#3FAE55', '#124D20'],
  violet: ['#D3C2FF', '#8A6FD8', '#2F1C60'],
} as const

function shirt(pic: Picture, { x, y, size, colours }: Shirt): string {
  const cloth = pic.linear([-40, -44, 36, 46], colours)
  return placed(
    `<path d="M-20 -44C-12 -34 12 -34 20 -44L36 -36L50 -8L34 4L27 -4V46H-27V-4L-34 4L-50 -8L-36 -36Z" fill="#020C12" fill-opacity=".55" transform="translate(3 5)"/><path d="M-20 -44C-12 -34 12 -34 20 -44L36 -36L50 -8L34 4L27 -4V46H-27V-4L-34 4L-50 -8L-36 -36Z" fill="${cloth}" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="2"/><path d="M-27 8H27V17H-27Z" fill="#fff" fill-opacity=".82"/><path d="M-20 -44C-12 -34 12 -34 20 -44" fill="none" stroke="#fff" stroke-width="4"/>`,
    { x, y, size },
  )
}

/** Five shirts side by side around `x`, the middle one before the others and under the captain's star. */
export function fiveShirts(pic: Picture, x: number, y: number, size: number): string {
  const far = size * 0.92
  const near = size * 0.5
  return (
    shirt(pic, { x: x - far, y: y + size * 0.08, size: size * 0.8, colours: COLOURS.blue }) +
    shirt(pic, { x: x + far, y: y + size * 0.08, size: size * 0.8, colours: COLOURS.violet }) +
    shirt(pic, { x: x - near, y, size: size * 0.92, colours: COLOURS.orange }) +
    shirt(pic, { x: x + near, y, size: size * 0.92, colours: COLOURS.green }) +
    glow(pic, x, y, size * 0.9, '#FFE08A', 0.5) +
    shirt(pic, { x, y: y + size * 0.02, size: size * 1.16, colours: COLOURS.gold }) +
    lit(pic, 'noto:glowing-star', { x: x + size * 0.42, y: y - size * 0.46, size: size * 0.44 })
  )
}
