/** One paint of a shape: a colour, or a ramp from one height to another. */
export type Paint =
  | string
  | { fromY: number; toY: number; stops: readonly (readonly [offset: number, colour: string])[] }

/** A filled or drawn path of a shape. */
export type Layer = {
  d: string
  fill?: Paint
  stroke?: string
  width?: number
  opacity?: number
}

/** A drawing around the origin, 100 units long, layer upon layer; fish look to the right. */
export type Shape = readonly Layer[]

/** Where a shape stops, fins and whiskers included. */
export const SHAPE_BOX = { left: -66, top: -44, width: 132, height: 88 } as const

/** A ramp down a body: its back, its flank and its belly. */
export function skin(back: string, flank: string, belly: string, fromY = -24, toY = 22): Paint {
  return {
    fromY,
    toY,
    stops: [
      [0, back],
      [0.3, back],
      [0.55, flank],
      [0.82, belly],
      [1, flank],
    ],
  }
}

/** A round eye that looks forward. */
export function eye(x: number, y: number, r: number, iris = '#FFE9A8'): Shape {
  return [
    { d: disc(x, y, r), fill: iris },
    { d: disc(x + r * 0.12, y, r * 0.62), fill: '#0B1A22' },
    { d: disc(x + r * 0.35, y - r * 0.3, r * 0.24), fill: '#FFFFFF' },
  ]
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
}

/** Rows of scales: each row starts at `[x, y]` and holds so many arcs to the left. */
export function scales(
  rows: readonly (readonly [x: number, y: number, count: number])[],
  size = 6,
) {
  const arc = `q${-size * 0.6} ${size / 2} 0 ${size}m${-size} ${-size}`
  return rows.map(([x, y, count]) => `M${x} ${y}${arc.repeat(count)}`).join('')
}
