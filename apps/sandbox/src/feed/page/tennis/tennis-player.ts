import { CHALK } from '../paint/colors.ts'
import type { Pen } from '../paint/painter.ts'
import { drawPlayer, type Player } from '../paint/player.ts'

/** A player with a racket. */
export function drawTennisPlayer(pen: Pen, player: Player): void {
  const { x, y, size } = player
  drawPlayer(pen, player)
  pen.strokeStyle = CHALK
  pen.lineWidth = Math.max(1.4, size * 0.05)
  pen.beginPath()
  pen.ellipse(x + size * 0.42, y - size * 0.72, size * 0.12, size * 0.17, 0.5, 0, Math.PI * 2)
  pen.moveTo(x + size * 0.34, y - size * 0.58)
  pen.lineTo(x + size * 0.2, y - size * 0.46)
  pen.stroke()
}
