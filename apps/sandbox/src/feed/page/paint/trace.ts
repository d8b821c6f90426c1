import type { Pen, Spot } from './painter.ts'

/** Begins a path that leads from spot to spot. */
export function trace(pen: Pen, spots: readonly Spot[]): void {
  pen.beginPath()
  for (const { x, y } of spots) pen.lineTo(x, y)
}

/** The area between the spots, in the pen's fill. */
export function fillArea(pen: Pen, spots: readonly Spot[]): void {
  trace(pen, spots)
  pen.fill()
}

/** A line through the spots, in the pen's stroke. */
export function strokeLine(pen: Pen, spots: readonly Spot[]): void {
  trace(pen, spots)
  pen.stroke()
}
