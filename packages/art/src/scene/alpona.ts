import { fade } from '../palette.ts'
import { short } from './path/short.ts'

/** Rings of petals, dots and curls, as painted on a courtyard floor; seen flat, `size` wide. */
export function alponaRings(size: number, colour: string): string {
  const ring = (count: number, r: number, length: number, wide: number) => {
    const tip = (angle: number, at: number) =>
      `${short(Math.sin(angle) * at, 1)} ${short(-Math.cos(angle) * at, 1)}`
    const petals = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2
      const [left, right] = [angle - wide / r / 2, angle + wide / r / 2]
      return `M${tip(angle, r)}C${tip(left, r + length * 0.4)} ${tip(left, r + length * 0.8)} ${tip(angle, r + length)}C${tip(right, r + length * 0.8)} ${tip(right, r + length * 0.4)} ${tip(angle, r)}`
    })
    return `<path d="${petals.join('')}"/>`
  }
  const dots = (r: number, count: number) => {
    const spots = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2
      return `M${short(Math.cos(angle) * r, 1)} ${short(Math.sin(angle) * r, 1)}h.1`
    })
    return `<path d="${spots.join('')}" stroke-width="3" stroke-linecap="round"/>`
  }
  return `<g transform="scale(${short(size / 100)})" fill="none" stroke="${colour}" stroke-width="1.4">${ring(8, 5, 11, 5)}<circle r="18"/>${dots(21.5, 20)}${ring(16, 25, 10, 8)}<circle r="37"/>${dots(40.5, 28)}${ring(16, 43, 8, 9)}</g>`
}

/** The same ornament lying on the ground, centred at `x`, `y`. */
export function alpona(
  x: number,
  y: number,
  size: number,
  colour: string,
  opacity: number,
): string {
  return `<g transform="translate(${x} ${y}) scale(1 .34)">${alponaRings(size * 1.6, fade(colour, opacity))}</g>`
}
