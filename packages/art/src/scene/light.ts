import { fade } from '../palette.ts'
import { short } from './path/short.ts'
import type { Picture } from './picture.ts'
import { repeatable } from './random.ts'

/** Fills the whole picture with one paint. */
export function backdrop(pic: Picture, paint: string): string {
  return `<rect width="${pic.width}" height="${pic.height}" fill="${paint}"/>`
}

/** A soft round light; `strength` is its opacity in the middle. */
export function glow(
  pic: Picture,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 0.7,
): string {
  const paint = pic.radial([
    [0, fade(colour, strength)],
    [0.35, fade(colour, strength * 0.5)],
    [0.7, fade(colour, strength * 0.14)],
    [1, fade(colour, 0)],
  ])
  return `<circle cx="${short(x, 1)}" cy="${short(y, 1)}" r="${short(r, 1)}" fill="${paint}"/>`
}

export type Cone = {
  from: readonly [number, number]
  /** Where the middle of the cone ends. */
  to: readonly [number, number]
  /** Width at the far end. */
  spread: number
  colour: string
  strength?: number
}

/** A floodlight's beam, bright at the lamp and gone at its end. */
export function cone(pic: Picture, { from, to, spread, colour, strength = 0.4 }: Cone): string {
  const [x, y] = from
  const [tx, ty] = to
  const length = Math.hypot(tx - x, ty - y) || 1
  const [nx, ny] = [(-(ty - y) / length) * spread * 0.5, ((tx - x) / length) * spread * 0.5]
  const paint = pic.linear(
    [x, y, tx, ty],
    [
      [0, fade(colour, strength)],
      [0.45, fade(colour, strength * 0.4)],
      [1, fade(colour, 0)],
    ],
  )
  const side = (k: number) =>
    `M${x} ${y}L${short(tx + nx * k, 1)} ${short(ty + ny * k, 1)}L${short(tx - nx * k, 1)} ${short(ty - ny * k, 1)}Z`
  return `<path d="${side(1)}${side(0.5)}" fill="${paint}"/>`
}

/** Rays around a point: `count` wedges, each half as wide as its share of the circle. */
export function rays(
  pic: Picture,
  x: number,
  y: number,
  r: number,
  count: number,
  colour: string,
  strength = 0.3,
): string {
  const paint = pic.radial(
    [fade(colour, strength), fade(colour, strength * 0.5), fade(colour, 0)],
    [x, y, r],
  )
  const step = (Math.PI * 2) / count
  const tip = (angle: number) =>
    `${short(x + Math.cos(angle) * r, 1)} ${short(y + Math.sin(angle) * r, 1)}`
  const wedges = Array.from({ length: count }, (_, index) => {
    const angle = index * step
    return `M${x} ${y}L${tip(angle)} ${tip(angle + step / 2)}Z`
  })
  return `<path d="${wedges.join('')}" fill="${paint}"/>`
}

/** Small lights scattered over a box `[x, y, width, height]`. */
export function specks(
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  colour: string,
  size = 1.2,
): string {
  const next = repeatable(seed)
  const [x, y, width, height] = box
  const layer = (opacity: number, share: number, weight: number) => {
    const dots = Array.from(
      { length: Math.ceil(count * share) },
      () => `M${Math.round(x + next() * width)} ${Math.round(y + next() * height)}h.1`,
    )
    return `<path d="${dots.join('')}" stroke="${fade(colour, opacity)}" stroke-width="${short(size * weight)}" stroke-linecap="round"/>`
  }
  return layer(0.85, 0.25, 1.4) + layer(0.6, 0.35, 2.4) + layer(0.35, 0.4, 1.8)
}

/** A four-pointed glint. */
export function glint(x: number, y: number, r: number, colour = '#FFFFFF', opacity = 1): string {
  const k = short(r * 0.12)
  return `<path transform="translate(${x} ${y})" d="M0 ${-r}Q${k} ${-k} ${r} 0Q${k} ${k} 0 ${r}Q${-k} ${k} ${-r} 0Q${-k} ${-k} 0 ${-r}Z" fill="${fade(colour, opacity)}"/>`
}

/** Darkens the picture's corners and, more, its foot, so that the subject and the words stand out. */
export function vignette(pic: Picture, colour: string, foot = 0.85): string {
  const { width, height } = pic
  const round = pic.radial(
    [
      [0.45, fade(colour, 0)],
      [1, fade(colour, 0.75)],
    ],
    [width / 2, height * 0.42, Math.hypot(width, height) * 0.56],
  )
  const below = pic.linear([0, height * 0.5, 0, height], [fade(colour, 0), fade(colour, foot)])
  return backdrop(pic, round) + backdrop(pic, below)
}
