import { alponaRings } from '../../scene/alpona.ts'
import { short } from '../../scene/path/short.ts'
import type { Picture, Stop } from '../../scene/picture.ts'

/** Rice paste, as it dries on the floor. */
export const PASTE = '#FFFBF2'

const SHADOW = '#2A0E06'

/** A form filled with powder and drawn around with rice paste, its shadow on the floor. */
export function powdered(pic: Picture, d: string, powder: readonly Stop[], line = 5): string {
  const id = pic.define((id) => `<path id="${id}" d="${d}"/>`)
  return `<use href="#${id}" fill="none" stroke="${SHADOW}" stroke-opacity=".55" stroke-width="${line + 5}" stroke-linejoin="round" transform="translate(0 1.500)"/><use href="#${id}" fill="${pic.linear('down', powder)}" stroke="${PASTE}" stroke-width="${line}" stroke-linejoin="round"/>`
}

/** Strokes of rice paste without a filling. */
export function stroked(d: string, width = 3.5): string {
  return `<path d="${d}" fill="none" stroke="${PASTE}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Dots of rice paste, each at its `[x, y]`. */
export function dotted(spots: readonly (readonly [x: number, y: number])[], size = 5): string {
  return stroked(spots.map(([x, y]) => `M${x} ${y}h.1`).join(''), size)
}

/** A great painting of rings around `x`, `y`, its shadow under it; `height` is less than 1 where it lies on the ground. */
export function painting(pic: Picture, x: number, y: number, size: number, height = 1): string {
  const rings = pic.define((id) => `<g id="${id}">${alponaRings(100, 'currentColor')}</g>`)
  const shown = (colour: string, down: number) =>
    `<use href="#${rings}" color="${colour}" transform="translate(${x} ${short(y + down, 1)}) scale(${short(size / 100)} ${short((size / 100) * height)})"/>`
  return shown(`${SHADOW}99`, size * 0.01) + shown(PASTE, 0)
}
