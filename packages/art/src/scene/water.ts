import { fade } from '../palette.ts'
import { short } from './path/short.ts'
import { repeatable } from './random.ts'

export type Ripples = {
  seed: number
  /** Where the light on the water is centred. */
  x: number
  top: number
  bottom: number
  /** Half of the light's width at the top and at the bottom. */
  spread: readonly [number, number]
  colour: string
  count: number
  strength?: number
}

/** Broken bands of reflected light that grow longer and thicker towards the viewer. */
export function ripples({
  seed,
  x,
  top,
  bottom,
  spread,
  colour,
  count,
  strength = 0.8,
}: Ripples): string {
  const next = repeatable(seed)
  const band = (index: number): string => {
    const depth = ((index + next() * 0.6) / count) ** 1.5
    const y = top + (bottom - top) * depth
    const reach = spread[0] + (spread[1] - spread[0]) * depth
    const half = reach * (0.12 + next() * 0.42)
    const middle = x + (next() - 0.5) * 1.5 * (reach - half)
    const thick = 0.7 + depth * 3.4
    const [a, b] = [short(middle - half, 1), short(middle + half, 1)]
    return `M${a} ${short(y, 1)}Q${short(middle, 1)} ${short(y - thick, 1)} ${b} ${short(y, 1)}Q${short(middle, 1)} ${short(y + thick, 1)} ${a} ${short(y, 1)}Z`
  }
  const bands = Array.from({ length: count }, (_, index) => band(index))
  const half = Math.ceil(bands.length / 2)
  return `<path d="${bands.slice(0, half).join('')}" fill="${fade(colour, strength)}"/><path d="${bands.slice(half).join('')}" fill="${fade(colour, strength * 0.65)}"/>`
}

/** A row of waves from one side to the other, filled down to `bottom`. */
export function swellLine(
  width: number,
  y: number,
  bottom: number,
  waves: number,
  height: number,
  paint: string,
): string {
  const step = short(width / waves, 1)
  const curve = `q${short(step / 4, 1)} ${-height} ${short(step / 2, 1)} 0t${short(step / 2, 1)} 0`
  return `<path d="M0 ${y}${curve.repeat(waves)}V${bottom}H0Z" fill="${paint}"/>`
}
