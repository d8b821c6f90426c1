import { fade, LIGHT } from '../palette.ts'
import { cone, glow } from './light.ts'
import type { Picture } from './picture.ts'
import { short } from './path/short.ts'
import { repeatable } from './random.ts'

export type Tower = {
  x: number
  /** The foot of the pylon. */
  y: number
  height: number
  /** Where its beam falls. */
  to: readonly [number, number]
  colour?: string
  strength?: number
}

/** A floodlight pylon with a bank of lamps and its beam. */
export function tower(
  pic: Picture,
  { x, y, height, to, colour = '#FFF1C4', strength = 0.42 }: Tower,
): string {
  const top = y - height
  const k = short(height / 100)
  const lamps = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => `M${-13.5 + column * 9} ${-7 + row * 7}h.1`),
  )
  return `${cone(pic, { from: [x, top], to, spread: Math.hypot(to[0] - x, to[1] - top) * 0.62, colour, strength })}
    ${glow(pic, x, top, 46 * k, colour, 0.9)}
    <g transform="translate(${x} ${short(top)}) scale(${k})"><path d="M-3 10L-6 100M3 10L6 100M-4 30L5 48L-5 66L6 84M4 30L-5 48L5 66L-6 84" fill="none" stroke="#0A1A13" stroke-width="2.2"/>
    <path d="M-20 -13H20V12H-20Z" fill="#0A1A13"/><path d="${lamps.join('')}" stroke="#FFFDF0" stroke-width="6" stroke-linecap="round"/></g>`
}

/** A far stand full of people: tiers between `y` and `y + height`, dipping in the middle. */
export function stands(
  pic: Picture,
  y: number,
  height: number,
  seed: number,
  colours: readonly [string, string] = ['#0F3A2C', '#06150F'],
): string {
  const { width } = pic
  const next = repeatable(seed)
  const dip = height * 0.45
  const edge = (at: number) =>
    `M-2 ${short(at)}Q${width / 2} ${short(at + dip)} ${width + 2} ${short(at)}`
  const body = pic.linear([0, y, 0, y + height + dip], colours)
  const people = (tint: string, share: number) => {
    const count = Math.round((Math.min(width * height, 15_000) * share) / 90)
    const dots = Array.from({ length: count }, () => {
      const t = next()
      const lift = dip * 2 * t * (1 - t)
      return `M${short(t * width, 1)} ${short(y + lift + 5 + next() * (height - 8), 1)}h.1`
    })
    return `<path d="${dots.join('')}" stroke="${tint}" stroke-width="1.9" stroke-linecap="round"/>`
  }
  const tiers = [0.36, 0.7].map((at) => edge(y + height * at)).join('')
  return `<path d="${edge(y)}V${short(y + height)}Q${width / 2} ${short(y + height + dip)} -2 ${short(y + height)}Z" fill="${body}"/>
    ${people(fade('#FFE6A8', 0.5), 0.5)}${people(fade('#7FE0B0', 0.35), 0.45)}${people(fade(LIGHT, 0.85), 0.12)}
    <path d="${tiers}" fill="none" stroke="#03100A" stroke-opacity=".7" stroke-width="2"/><path d="${edge(y)}" fill="none" stroke="#FFF1C4" stroke-opacity=".6" stroke-width="1.5"/>`
}

/** The field from `y` down: mown stripes meeting at a far point, light in the middle. */
export function field(
  pic: Picture,
  y: number,
  far: readonly [number, number],
  colours: readonly [string, string, string] = ['#2E8B57', '#1D4430', '#07130E'],
): string {
  const { width, height } = pic
  const grass = pic.linear([0, y, 0, height], colours)
  const step = width / 5
  const stripes = [-3, -1, 1, 3, 5, 7].map((index) => {
    const near = [index * step, (index + 1) * step]
    const at = (x: number) => short(far[0] + (x - far[0]) * 0.3)
    return `M${at(near[0] ?? 0)} ${y}L${at(near[1] ?? 0)} ${y}L${short((near[1] ?? 0) * 1.6 - width * 0.3)} ${height}L${short((near[0] ?? 0) * 1.6 - width * 0.3)} ${height}Z`
  })
  return `<path d="M0 ${y}H${width}V${height}H0Z" fill="${grass}"/><path d="${stripes.join('')}" fill="#FFFFFF" fill-opacity=".05"/>${glow(pic, far[0], far[1], width * 0.5, '#CFF7DD', 0.42)}`
}
