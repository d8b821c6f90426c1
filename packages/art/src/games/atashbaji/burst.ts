import { fade } from '../../palette.ts'
import { glow } from '../../scene/light.ts'
import { short } from '../../scene/path/short.ts'
import type { Picture } from '../../scene/picture.ts'
import { placed, type Place } from '../../scene/place.ts'

/** The colours of a burst, from its heart outwards. */
export type Sparks = readonly [heart: string, middle: string, rim: string]

export const SPARKS = {
  gold: ['#FFFBE0', '#FFD257', '#FF8A1F'],
  rose: ['#FFE3EE', '#FF6F91', '#C2317E'],
  sea: ['#E8FFF9', '#3CE0C0', '#1F7AD9'],
} as const satisfies Readonly<Record<string, Sparks>>

const RAYS = 20

/** A chrysanthemum of sparks, as wide as its place, with the light that it throws on the sky. */
export function burst(pic: Picture, sparks: Sparks, place: Place): string {
  const [heart, middle, rim] = sparks
  const ring = (from: number, to: number, turn: number) =>
    directions(turn).map(([x, y]) => {
      const sag = to * 0.1
      return `M${short(x * from, 1)} ${short(y * from, 1)}Q${short(x * to * 0.7, 1)} ${short(y * to * 0.7 - sag * 0.5, 1)} ${short(x * to, 1)} ${short(y * to + sag, 1)}`
    })
  const ends = (to: number, turn: number) =>
    directions(turn).map(([x, y]) => `M${short(x * to, 1)} ${short(y * to + to * 0.1, 1)}h.1`)
  const stroke = (d: readonly string[], colour: string, weight: number) =>
    `<path d="${d.join('')}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"/>`
  return (
    glow(pic, place.x, place.y, place.size * 0.78, middle, 0.62) +
    placed(
      stroke(ring(14, 44, 0.5), fade(rim, 0.9), 1.5) +
        stroke(ring(8, 33, 0), middle, 2) +
        stroke(ring(3, 18, 0.5), heart, 2.2) +
        stroke(ends(48, 0.5), rim, 3) +
        stroke(ends(37, 0), middle, 3.4) +
        `<circle r="4" fill="${heart}"/>`,
      place,
    )
  )
}

/** Points of the unit circle, `turn` steps away from the first. */
function directions(turn: number): [x: number, y: number][] {
  return Array.from({ length: RAYS }, (_, at) => {
    const angle = ((at + turn) / RAYS) * Math.PI * 2
    return [Math.cos(angle), Math.sin(angle)]
  })
}
