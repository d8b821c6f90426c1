import type { Pen, Spot } from '../paint/painter.ts'
import { strokeLine } from '../paint/trace.ts'

type Stumps = Spot & { unit: number; isBroken: boolean }

/** Three stumps; after a wicket they lean apart. */
export function drawStumps(pen: Pen, { x, y, unit, isBroken }: Stumps): void {
  pen.strokeStyle = isBroken ? '#ff5c5c' : '#f3e3bd'
  pen.lineWidth = Math.max(1.4, unit * 0.08)
  for (const place of [-1, 0, 1]) {
    const foot = x + place * unit * 0.14
    const lean = isBroken ? place * unit * 0.28 + unit * 0.12 : 0
    strokeLine(pen, [
      { x: foot, y },
      { x: foot + lean, y: y - unit * 0.62 },
    ])
  }
}
