import type { Pen, Spot } from './painter.ts'

const FULL_TURN = Math.PI * 2

export type Player = Spot & {
  /** As tall as this. */
  size: number
  color: string
}

/** A player who stands at a spot: shadow, legs, shirt and head. */
export function drawPlayer(pen: Pen, { x, y, size, color }: Player): void {
  pen.fillStyle = 'rgba(0,0,0,.38)'
  pen.beginPath()
  pen.ellipse(x + size * 0.1, y, size * 0.3, size * 0.1, 0, 0, FULL_TURN)
  pen.fill()
  pen.fillStyle = '#0d1a14'
  pen.fillRect(x - size * 0.13, y - size * 0.4, size * 0.1, size * 0.4)
  pen.fillRect(x + size * 0.03, y - size * 0.4, size * 0.1, size * 0.4)
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(x - size * 0.2, y - size * 0.82, size * 0.4, size * 0.48, size * 0.13)
  pen.fill()
  pen.fillStyle = '#c99a72'
  pen.beginPath()
  pen.arc(x, y - size * 0.95, size * 0.14, 0, FULL_TURN)
  pen.fill()
}
