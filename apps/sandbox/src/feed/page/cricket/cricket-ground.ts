import { CHALK } from '../paint/colors.ts'
import { drawFloodlights } from '../paint/floodlights.ts'
import type { Pen, Size } from '../paint/painter.ts'
import { drawStand } from '../paint/stand.ts'
import { fillArea } from '../paint/trace.ts'
import { ovalIn, pitchEnds, type Oval } from './oval.ts'

const FULL_TURN = Math.PI * 2
const STRIPES = 12

/** The oval with its rope and inner ring, and the pitch in the middle. */
export function drawCricketGround(pen: Pen, size: Size): void {
  const oval = ovalIn(size)
  drawStand(pen, size.width, size.height)
  pen.fillStyle = '#0b2117'
  ring(pen, oval, 1.09, 1.09)
  pen.fill()
  mowStripes(pen, oval)
  drawRings(pen, oval)
  drawPitch(pen, oval)
  drawFloodlights(pen, size)
}

function mowStripes(pen: Pen, oval: Oval): void {
  const { x, y, rx, ry } = oval
  pen.save()
  ring(pen, oval, 1, 1)
  pen.clip()
  for (let stripe = 0; stripe < STRIPES; stripe += 1) {
    pen.fillStyle = stripe % 2 === 0 ? '#1a5f39' : '#1d6a3f'
    pen.fillRect(x - rx + (stripe * rx) / 6, y - ry, rx / 6 + 1, ry * 2)
  }
  pen.restore()
}

function drawRings(pen: Pen, oval: Oval): void {
  pen.lineWidth = 2.5
  pen.strokeStyle = CHALK
  ring(pen, oval, 0.98, 0.98)
  pen.stroke()
  pen.lineWidth = 1
  pen.setLineDash([5, 7])
  pen.strokeStyle = 'rgba(242,247,244,.4)'
  ring(pen, oval, 0.56, 0.6)
  pen.stroke()
  pen.setLineDash([])
}

function drawPitch(pen: Pen, oval: Oval): void {
  const { near, far } = pitchEnds(oval)
  const wide = oval.unit * 0.85
  pen.fillStyle = '#b79a66'
  fillArea(pen, [
    { x: oval.x - wide * 0.8, y: far - 6 },
    { x: oval.x + wide * 0.8, y: far - 6 },
    { x: oval.x + wide, y: near + 8 },
    { x: oval.x - wide, y: near + 8 },
  ])
  pen.fillStyle = 'rgba(255,255,255,.75)'
  pen.fillRect(oval.x - wide * 0.9, near - 3, wide * 1.8, 1.5)
  pen.fillRect(oval.x - wide * 0.75, far + 4, wide * 1.5, 1.5)
}

function ring(pen: Pen, { x, y, rx, ry }: Oval, shareX: number, shareY: number): void {
  pen.beginPath()
  pen.ellipse(x, y, rx * shareX, ry * shareY, 0, 0, FULL_TURN)
}
