import { fade } from '../../palette.ts'
import { short } from '../../scene/path/short.ts'

const KNOTS = 18
const RINGS = [0.2, 0.38, 0.56, 0.74, 0.9, 1]

/** A cast net spread wide around a point: cords, sagging rings of mesh and golden weights. */
export function castNet(x: number, y: number, r: number, flat = 0.86): string {
  const at = (knot: number, reach: number): readonly [number, number] => {
    const angle = (knot / KNOTS) * Math.PI * 2
    return [short(x + Math.cos(angle) * reach, 1), short(y + Math.sin(angle) * reach * flat, 1)]
  }
  const knots = Array.from({ length: KNOTS }, (_, knot) => knot)
  const cords = knots.map((knot) => `M${x} ${y}L${at(knot, r).join(' ')}`).join('')
  const ring = (share: number) =>
    `M${at(0, r * share).join(' ')}` +
    knots
      .map(
        (knot) =>
          `Q${at(knot + 0.5, r * share * 0.93).join(' ')} ${at(knot + 1, r * share).join(' ')}`,
      )
      .join('')
  const weights = knots.map((knot) => `M${at(knot, r).join(' ')}h.1`).join('')
  const mesh = fade('#FFF8E0', 0.75)
  return `<path d="${cords}${RINGS.map(ring).join('')}" fill="none" stroke="${mesh}" stroke-width="1.3"/>
    <path d="${ring(1)}" fill="none" stroke="#FFE9B0" stroke-width="2.6"/>
    <path d="${weights}" stroke="#7A3E00" stroke-width="10" stroke-linecap="round"/>
    <path d="${weights}" stroke="#FFC94A" stroke-width="7" stroke-linecap="round"/>`
}
