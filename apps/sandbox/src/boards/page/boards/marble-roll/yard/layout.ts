/** The yard in units of its picture. */
export const YARD = { width: 360, height: 220 } as const

/** The groove: where 0.00 and 100.00 lie, and how high. */
export const GROOVE = { left: 22, right: 338, y: 104 } as const

export const MARBLE_RADIUS = 15

/** Where a mark, in hundredths, lies on the groove. */
export function markX(mark: number): number {
  return GROOVE.left + ((GROOVE.right - GROOVE.left) * mark) / 10_000
}

/** How far a marble has turned when it has rolled from 0.00 to a mark, in degrees. */
export function turnedTo(mark: number): number {
  return ((markX(mark) - GROOVE.left) / MARBLE_RADIUS) * (180 / Math.PI)
}
