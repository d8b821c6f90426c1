import { drawFloodlights } from '../paint/floodlights.ts'
import type { Pen, Size, Spot } from '../paint/painter.ts'
import { drawStand } from '../paint/stand.ts'
import { fillArea, strokeLine } from '../paint/trace.ts'
import { drawGoal } from './goal.ts'
import { pitchView, project, type PitchView } from './pitch-view.ts'

type Box = readonly [left: number, far: number, right: number, near: number]

const STRIPES = 10
/** The outline, the penalty areas and the goal areas, in hundredths of the pitch. */
const BOXES: readonly Box[] = [
  [0, 0, 100, 100],
  [0, 21, 16, 79],
  [84, 21, 100, 79],
  [0, 37, 6, 63],
  [94, 37, 100, 63],
]
const CIRCLE_STEPS = 40

/** The pitch from the main stand, with its lines and goals. */
export function drawSoccerGround(pen: Pen, size: Size): void {
  const view = pitchView(size)
  drawStand(pen, size.width, view.top + 2)
  pen.fillStyle = '#0f3a24'
  pen.fillRect(0, view.top, size.width, size.height)
  mowStripes(pen, view)
  pen.strokeStyle = 'rgba(242,247,244,.78)'
  pen.lineWidth = 1.6
  for (const box of BOXES) line(pen, view, cornersOf(box))
  line(pen, view, [
    { x: 50, y: 0 },
    { x: 50, y: 100 },
  ])
  line(pen, view, centreCircle())
  drawGoal(pen, view, 0)
  drawGoal(pen, view, 100)
  drawFloodlights(pen, size)
}

function mowStripes(pen: Pen, view: PitchView): void {
  const wide = 100 / STRIPES
  for (let stripe = 0; stripe < STRIPES; stripe += 1) {
    pen.fillStyle = stripe % 2 === 0 ? '#195d37' : '#1c683e'
    const area = cornersOf([stripe * wide, 0, stripe * wide + wide, 100])
    fillArea(
      pen,
      area.map((spot) => project(view, spot)),
    )
  }
}

/** Round and back to the first corner. */
function cornersOf([left, far, right, near]: Box): Spot[] {
  return [
    { x: left, y: far },
    { x: right, y: far },
    { x: right, y: near },
    { x: left, y: near },
    { x: left, y: far },
  ]
}

function centreCircle(): Spot[] {
  return Array.from({ length: CIRCLE_STEPS + 1 }, (_, step) => {
    const angle = (step / CIRCLE_STEPS) * Math.PI * 2
    return { x: 50 + 9 * Math.cos(angle), y: 50 + 13.5 * Math.sin(angle) }
  })
}

function line(pen: Pen, view: PitchView, spots: readonly Spot[]): void {
  strokeLine(
    pen,
    spots.map((spot) => project(view, spot)),
  )
}
