import type { Pen, Spot } from './painter.ts'

const FULL_TURN = Math.PI * 2

export type Ball = Spot & {
  /** How high it is over its spot. */
  up: number
  radius: number
  color: string
}

/** A ball over the ground, with its shadow below it. */
export function drawBall(pen: Pen, { x, y, up, radius, color }: Ball): void {
  pen.fillStyle = 'rgba(0,0,0,.4)'
  pen.beginPath()
  pen.ellipse(x, y, radius * 1.1, radius * 0.5, 0, 0, FULL_TURN)
  pen.fill()
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y - up - radius, radius, 0, FULL_TURN)
  pen.fill()
}
