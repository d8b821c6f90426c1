import type { Pen } from '../paint/painter.ts'
import { fillArea, strokeLine } from '../paint/trace.ts'
import { project, type PitchView } from './pitch-view.ts'

/** How far the net reaches behind the line, in hundredths of the pitch. */
const DEPTH = 2.4

/** The goal on a goal line, with the roof of its net behind it. */
export function drawGoal(pen: Pen, view: PitchView, lineX: 0 | 100): void {
  const near = project(view, { x: lineX, y: 57 })
  const far = project(view, { x: lineX, y: 43 })
  const high = view.unit * 0.75
  const deep = ((lineX === 0 ? -DEPTH : DEPTH) / 100) * view.width
  pen.fillStyle = 'rgba(242,247,244,.16)'
  pen.strokeStyle = 'rgba(242,247,244,.9)'
  strokeLine(pen, [
    { x: far.x, y: far.y },
    { x: far.x, y: far.y - high },
    { x: near.x, y: near.y - high },
    { x: near.x, y: near.y },
  ])
  fillArea(pen, [
    { x: far.x, y: far.y - high },
    { x: near.x, y: near.y - high },
    { x: near.x + deep, y: near.y - 2 },
    { x: far.x + deep, y: far.y - 2 },
  ])
}
