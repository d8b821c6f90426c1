import type { CSSProperties } from 'react'
import type { SpotPlace } from './place-spot.ts'

/** Where it lies, in rows and columns; the style sheet knows how large they are and which way they run. */
export function boxOf(place: SpotPlace): CSSProperties {
  const [long, wide] = place.shape === 'field' ? [place.long, place.wide] : [0, 0]
  const box: Record<`--${string}`, number> = {
    '--u': place.u,
    '--v': place.v,
    '--long': long,
    '--wide': wide,
  }
  return box
}
