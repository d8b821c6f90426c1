import { CHALK } from '../paint/colors.ts'
import type { Pen } from '../paint/painter.ts'
import { strokeLine } from '../paint/trace.ts'
import { project, type CourtView } from './court-view.ts'

const MESH_PX = 6

/** The net across the middle, with its mesh and its white tape. */
export function drawNet(pen: Pen, view: CourtView): void {
  const left = project(view, { x: -0.08, y: 0.5 })
  const right = project(view, { x: 1.08, y: 0.5 })
  const high = view.unit * 0.42
  pen.fillStyle = 'rgba(6,18,13,.5)'
  pen.fillRect(left.x, left.y - high, right.x - left.x, high)
  pen.strokeStyle = 'rgba(255,255,255,.14)'
  pen.lineWidth = 1
  for (let x = left.x; x < right.x; x += MESH_PX) {
    strokeLine(pen, [
      { x, y: left.y - high },
      { x, y: left.y },
    ])
  }
  pen.fillStyle = CHALK
  pen.fillRect(left.x, left.y - high - 1.5, right.x - left.x, 3)
}
