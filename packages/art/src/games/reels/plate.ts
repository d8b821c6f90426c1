import { INK } from '../../palette.ts'
import { cell } from '../../objects/honey.ts'
import { letter } from '../../scene/lettering.ts'
import { glint, glow, rays } from '../../scene/light.ts'
import { short } from '../../scene/path/short.ts'
import type { Picture, Stop } from '../../scene/picture.ts'
import { title } from '../../scene/title.ts'
import type { Ribbon } from './ribbons.ts'

/** Outlines of the plates, one family a game, in a 128 x 128 picture. */
const PLATES = {
  tablet:
    'M30 8H98C114 8 120 14 120 30V98C120 114 114 120 98 120H30C14 120 8 114 8 98V30C8 14 14 8 30 8Z',
  bubble: 'M64 7A57 57 0 1 1 63.9 7Z',
  stone: 'M40 8L90 10L117 36L120 88L96 117L42 120L11 94L8 42Z',
  hex: cell(64, 64, 59),
  petal: scallop(12, 50, 14),
  rosette: scallop(8, 51, 16),
  plaque:
    'M24 8H104C104 17 111 24 120 24V104C111 104 104 111 104 120H24C24 111 17 104 8 104V24C17 24 24 17 24 8Z',
  badge: 'M64 6L116 20V66C116 94 94 112 64 123C34 112 12 94 12 66V20Z',
} as const

type PlateShape = keyof typeof PLATES

export type Plate = {
  shape: PlateShape
  fill: readonly [string, string, string]
  rim: readonly Stop[]
}

/** A lit plate: coloured field, light from above, metal rim. */
export function plate(pic: Picture, { shape, fill, rim }: Plate): string {
  const d = PLATES[shape]
  const id = pic.define((id) => `<path id="${id}" d="${d}"/>`)
  return `<use href="#${id}" y="3" fill="${INK}" fill-opacity=".65"/><use href="#${id}" fill="${pic.radial(fill, [64, 44, 84])}"/>
    <use href="#${id}" fill="none" stroke="${pic.linear('down', rim)}" stroke-width="5"/><use href="#${id}" fill="none" stroke="${INK}" stroke-opacity=".4" stroke-width="1.6" transform="translate(64 64) scale(.93) translate(-64 -64)"/>${glow(pic, 64, 40, 50, '#FFFFFF', 0.3)}`
}

/** A special symbol: no plate, but rays, its own light and a ribbon with its name. */
export function special(
  pic: Picture,
  subject: string,
  { text, cap, y }: Ribbon,
  light: string,
  face: readonly Stop[],
  edge: string,
): string {
  const line = letter(text, { cap, x: 64, y, anchor: 'middle', fit: 116 })
  return `${rays(pic, 64, 58, 66, 14, light, 0.55)}${glow(pic, 64, 58, 62, light, 0.8)}${subject}${title(pic, line, { face, edge, depth: INK, rim: 0.26, lift: 0.1 })}${glint(106, 22, 9)}`
}

/** A plate with one bold letter or figure. */
export function lettered(
  pic: Picture,
  base: Plate,
  text: string,
  face: readonly Stop[],
  edge: string,
  extra = '',
): string {
  const line = letter(text, { cap: 58, x: 64, y: 94, anchor: 'middle', fit: 84 })
  return (
    plate(pic, base) + extra + title(pic, line, { face, edge, depth: INK, lift: 0.07, rim: 0.12 })
  )
}

function scallop(count: number, r: number, bump: number): string {
  const at = (index: number, radius: number) => {
    const angle = (index / count) * Math.PI * 2
    return `${short(64 + Math.cos(angle) * radius, 1)} ${short(64 + Math.sin(angle) * radius, 1)}`
  }
  const curves = Array.from(
    { length: count },
    (_, index) => `Q${at(index + 0.5, r + bump * 1.6)} ${at(index + 1, r)}`,
  )
  return `M${at(0, r)}${curves.join('')}Z`
}
