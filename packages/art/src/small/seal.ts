import { FIELD } from '../palette.ts'
import { letter } from '../scene/lettering.ts'
import { createPicture } from '../scene/picture.ts'
import { mark } from '../objects/mark.ts'
import { short } from '../scene/path/short.ts'

/** The house's seal: SANDBOX above, PLAY MONEY below, the mark between them. */
export function seal(): string {
  const pic = createPicture('se', 120, 120)
  const gold = pic.linear('falling', ['#FFF3C0', '#FFB703', '#8A4A00', '#FFD56B'])
  const teeth = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2
    return `M${short(60 + Math.cos(angle) * 55, 1)} ${short(60 + Math.sin(angle) * 55, 1)}h.1`
  }).join('')
  const style = {
    cap: 9.6,
    weight: 800 as const,
    x: 60,
    y: 60,
    anchor: 'middle' as const,
    tracking: 0.14,
  }
  const above = letter('SANDBOX', { ...style, warp: around(43, 1) })
  const below = letter('PLAY MONEY', { ...style, warp: around(43, -1) })
  return pic.svg(
    `<path d="${teeth}" stroke="${gold}" stroke-width="8" stroke-linecap="round"/><circle cx="60" cy="60" r="55" fill="${gold}"/><circle cx="60" cy="60" r="51.5" fill="${pic.radial([FIELD[700], FIELD[800], FIELD[950]], [60, 40, 70])}"/><circle cx="60" cy="60" r="31" fill="none" stroke="${gold}" stroke-width="1.6"/><path d="M13 60h.1M107 60h.1" stroke="#FFB703" stroke-width="5" stroke-linecap="round"/><path d="${above.d}${below.d}" fill="#FFE9A8"/>${mark(pic, { x: 60, y: 61, size: 44 })}`,
  )
}

/** Wraps a line around the seal's middle: over the top with 1, under it with -1. The line's middle is at the origin of the turn. */
function around(
  radius: number,
  side: 1 | -1,
): (x: number, y: number, width: number) => readonly [number, number] {
  return (x, y, width) => {
    const cap = 9.6
    const middle = radius - (side === 1 ? cap / 2 : -cap / 2)
    const angle = (x - width / 2) / (side === 1 ? middle + 2 : middle - 2)
    const reach = side === 1 ? middle - y : middle + y
    return [width / 2 + Math.sin(angle) * reach, -side * Math.cos(angle) * reach]
  }
}
