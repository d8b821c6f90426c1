import { drawBall } from '../paint/ball.ts'
import { clamp, ease, mix } from '../paint/motion.ts'
import type { Pen } from '../paint/painter.ts'
import type { Flight, Hit } from './hit.ts'
import { pitchEnds, type Oval } from './oval.ts'

const LEATHER = '#f6f1e7'
/** Where on its way to the bat the ball bounces. */
const BOUNCE = 0.7
const TRAIL = 6

/** The ball on its way to the bat, or from it with a trail. */
export function drawCricketBall(pen: Pen, oval: Oval, flight: Flight): void {
  if (flight.delivered < 1) return drawDelivery(pen, oval, flight.delivered)
  const { hit, target, flown } = flight
  const { near } = pitchEnds(oval)
  const radius = radiusIn(oval)
  for (let back = TRAIL; back >= 0; back -= 1) {
    const share = clamp(ease(flown) - back * 0.03, 0, 1)
    pen.globalAlpha = back === 0 ? 1 : 0.28 - back * 0.035
    drawBall(pen, {
      x: mix(oval.x, target.x, share),
      y: mix(near, target.y, share),
      up: Math.sin(share * Math.PI) * loftOf(hit, oval),
      radius: radius * (back === 0 ? 1 : 0.8),
      color: LEATHER,
    })
  }
  pen.globalAlpha = 1
}

function drawDelivery(pen: Pen, oval: Oval, share: number): void {
  const { near, far } = pitchEnds(oval)
  const falling = oval.unit * (1 - share / BOUNCE)
  const rising = oval.unit * 0.4 * ((share - BOUNCE) / (1 - BOUNCE))
  drawBall(pen, {
    x: oval.x + oval.unit * 0.2 * (1 - share),
    y: mix(far, near, share),
    up: share < BOUNCE ? falling : rising,
    radius: radiusIn(oval),
    color: LEATHER,
  })
}

/** How high the ball goes at its highest. */
function loftOf({ runs, isBoundary }: Hit, { ry, unit }: Oval): number {
  if (isBoundary && runs >= 6) return ry * 0.75
  return runs > 1 ? unit * 0.5 : unit * 0.2
}

function radiusIn({ unit }: Oval): number {
  return Math.max(2.4, unit * 0.14)
}
