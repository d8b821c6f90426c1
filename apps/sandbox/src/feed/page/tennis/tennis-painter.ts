import type { Score } from '../../documents/score.ts'
import { drawBall } from '../paint/ball.ts'
import { SIDE_COLORS } from '../paint/colors.ts'
import { clamp, mix } from '../paint/motion.ts'
import type { Painter, Pen } from '../paint/painter.ts'
import { courtView, project, type CourtView } from './court-view.ts'
import { flightAt, SHOT_MS, type Flight, type Rally, type RallyEnd } from './flight.ts'
import { drawNet } from './net.ts'
import { drawTennisGround } from './tennis-ground.ts'
import { drawTennisPlayer } from './tennis-player.ts'

const FOOT_PACE = 4
const BALL_COLOR = '#e4f24a'

/** The tennis court from behind the baseline: player 0 is near, player 1 beyond the net. */
export function tennisPainter(): Painter {
  let rally: Rally | null = null
  let end: RallyEnd | null = null
  /** Where across the court each player is. */
  const feet: [number, number] = [0.5, 0.5]

  return {
    announce(score, before, nowMs) {
      const { scene } = score
      if (scene.kind !== 'tennis') return null
      if (score.ballRunning) {
        rally = { startMs: nowMs, server: scene.server }
        end = null
        return null
      }
      if (scene.winner === null || before === null || score.version === before.version) return null
      end = { startMs: nowMs, winner: scene.winner, x: endX(score, rally, nowMs) }
      rally = null
      return null
    },

    ground: drawTennisGround,

    draw(pen, size, { nowMs, passedS }) {
      const view = courtView(size)
      const flight = flightAt(nowMs, rally, end)
      const step = Number.isFinite(nowMs) ? 1 - Math.exp(-passedS * FOOT_PACE) : 1
      const wanted = (side: number) => (flight?.to === side ? clamp(flight.toX, 0.06, 0.94) : 0.5)
      feet[0] = mix(feet[0], wanted(0), step)
      feet[1] = mix(feet[1], wanted(1), step)
      const near = project(view, { x: feet[0], y: 1.04 })
      const far = project(view, { x: feet[1], y: -0.04 })
      drawTennisPlayer(pen, { ...far, size: view.unit * 0.78, color: SIDE_COLORS[1] })
      const isFar = flight !== null && flight.y < 0.5
      if (flight !== null && isFar) drawFlight(pen, view, flight)
      drawNet(pen, view)
      if (flight !== null && !isFar) drawFlight(pen, view, flight)
      drawTennisPlayer(pen, { ...near, size: view.unit * 1.25, color: SIDE_COLORS[0] })
    },
  }
}

/** Where across the winning shot lands: scattered by the shots before it and the score. */
function endX({ version }: Score, rally: Rally | null, nowMs: number): number {
  const shots = rally === null ? 0 : Math.floor((nowMs - rally.startMs) / SHOT_MS)
  return 0.18 + 0.64 * ((shots * 0.37 + version * 0.61) % 1)
}

function drawFlight(pen: Pen, view: CourtView, { x, y, up }: Flight): void {
  const at = project(view, { x, y })
  drawBall(pen, {
    x: at.x,
    y: at.y,
    up: up * view.unit * at.scale,
    radius: Math.max(2.6, view.unit * 0.085 * at.scale),
    color: BALL_COLOR,
  })
}
