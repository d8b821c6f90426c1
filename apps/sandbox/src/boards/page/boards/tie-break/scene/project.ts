/**
 * A place over the court: `x` across it, from -1 to 1 between the side lines; `y` along it, from the
 * near base line at 0 to the far one at 1; `z` above it, in half widths of the court.
 */
export type Spot3 = { x: number; y: number; z: number }

/** Where a place is seen in the picture, and how large things are there. */
export type Seen = { x: number; y: number; scale: number }

const MIDDLE_X = 180
const HORIZON_Y = -62
const NEAR_Y = 190
const HALF_WIDTH = 128
/** How quickly things grow small with their distance. */
const DEPTH = 0.9

export const NET_Y = 0.5
export const NET_Z = 0.2

export function project({ x, y, z }: Spot3): Seen {
  const scale = 1 / (1 + DEPTH * y)
  return {
    x: MIDDLE_X + x * HALF_WIDTH * scale,
    y: HORIZON_Y + (NEAR_Y - HORIZON_Y) * scale - z * HALF_WIDTH * scale,
    scale,
  }
}

/** A line between two places of the ground, as the path of a drawing. */
export function groundLine(from: readonly [number, number], to: readonly [number, number]): string {
  const [a, b] = [from, to].map(([x, y]) => project({ x, y, z: 0 }))
  if (a === undefined || b === undefined) return ''
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
}

/** The outline of a piece of ground between two corners. */
export function groundField(left: number, right: number, near: number, far: number): string {
  const corners = [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ] as const
  const seen = corners.map(([x, y]) => project({ x, y, z: 0 }))
  return `M${seen.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
