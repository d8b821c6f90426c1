import type { Pen, Spot } from '../paint/painter.ts'
import { strokeLine } from '../paint/trace.ts'

/** The bat of the one who stands at this spot. */
export function drawBat(pen: Pen, { x, y }: Spot, unit: number): void {
  pen.strokeStyle = '#e8cf9a'
  pen.lineWidth = Math.max(2, unit * 0.12)
  strokeLine(pen, [
    { x: x + unit * 0.16, y: y - unit * 0.55 },
    { x: x + unit * 0.42, y: y - unit * 0.08 },
  ])
}
