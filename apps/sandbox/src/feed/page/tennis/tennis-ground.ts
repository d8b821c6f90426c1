import { drawFloodlights } from '../paint/floodlights.ts'
import type { Pen, Size } from '../paint/painter.ts'
import { drawStand } from '../paint/stand.ts'
import { fillArea, strokeLine } from '../paint/trace.ts'
import { courtView, project, type CourtView } from './court-view.ts'

type Point = readonly [x: number, y: number]

/** Lines of the court in its shares: the outline, the singles, the service boxes. */
const LINES: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ],
  [
    [0.125, 0],
    [0.125, 1],
  ],
  [
    [0.875, 0],
    [0.875, 1],
  ],
  [
    [0.125, 0.23],
    [0.875, 0.23],
  ],
  [
    [0.125, 0.77],
    [0.875, 0.77],
  ],
  [
    [0.5, 0.23],
    [0.5, 0.77],
  ],
]

/** The court from behind the baseline, without its net: the ball goes on either side of that. */
export function drawTennisGround(pen: Pen, size: Size): void {
  const view = courtView(size)
  const wallBottom = view.top - view.unit * 0.9
  drawStand(pen, size.width, wallBottom)
  pen.fillStyle = '#123a2a'
  pen.fillRect(0, wallBottom, size.width, size.height)
  pen.fillStyle = '#17553f'
  area(pen, view, [-0.16, -0.14], [1.16, 1.2])
  pen.fillStyle = '#1f7a58'
  area(pen, view, [0, 0], [1, 1])
  pen.strokeStyle = 'rgba(255,255,255,.88)'
  pen.lineWidth = 1.8
  for (const points of LINES) strokeLine(pen, spotsOf(view, points))
  drawFloodlights(pen, size)
}

function area(pen: Pen, view: CourtView, [left, far]: Point, [right, near]: Point): void {
  const points: Point[] = [
    [left, far],
    [right, far],
    [right, near],
    [left, near],
  ]
  fillArea(pen, spotsOf(view, points))
}

function spotsOf(view: CourtView, points: readonly Point[]) {
  return points.map(([x, y]) => project(view, { x, y }))
}
