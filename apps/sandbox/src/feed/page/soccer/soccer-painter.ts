import type { Score } from '../../documents/score.ts'
import { drawBall } from '../paint/ball.ts'
import { SIDE_COLORS } from '../paint/colors.ts'
import { clamp, mix } from '../paint/motion.ts'
import type { Painter, Pen, Shout, Spot } from '../paint/painter.ts'
import { drawPlayer } from '../paint/player.ts'
import { moveSide, stepOf } from './move-side.ts'
import { pitchView, project, type PitchView } from './pitch-view.ts'
import { freshSide, keeperOf, type SideIndex } from './side.ts'
import { drawSoccerGround } from './soccer-ground.ts'

const KICK_MS = 1_200
const BALL_PACE = 2.6
const SIDES = [0, 1] as const
const KEEPER_COLORS = ['#ff8f8f', '#c9b6ff'] as const

type Drawn = Spot & ({ kind: 'ball'; flown: number } | { kind: 'player'; color: string })

/** The soccer pitch: two sides that move with the ball, seen from the main stand. */
export function soccerPainter(): Painter {
  const ball = { x: 50, y: 50 }
  const sides = [freshSide(), freshSide()] as const
  let goal = { x: 50, y: 50 }
  let side: SideIndex = 0
  let reds: readonly number[] = [0, 0]
  let kickedMs = 0

  return {
    announce(score, before, nowMs) {
      reds = score.board.lines.map(({ note }) => Array.from(note).length)
      const { scene } = score
      if (scene.kind !== 'soccer') return null
      goal = { x: scene.x, y: scene.y }
      if (scene.side !== null) side = scene.side === 1 ? 1 : 0
      kickedMs = nowMs
      if (before !== null && score.version !== before.version) return shoutOf(score, side)
      Object.assign(ball, goal)
      return null
    },

    ground: drawSoccerGround,

    draw(pen, size, beat) {
      const view = pitchView(size)
      const step = stepOf(beat, BALL_PACE)
      ball.x = mix(ball.x, goal.x, step)
      ball.y = mix(ball.y, goal.y, step)
      const all: Drawn[] = SIDES.flatMap((index) => {
        const people = sides[index]
        const count = people.length - (reds[index] ?? 0)
        const moved = moveSide({ side: index, people, count, hasBall: index === side }, ball, beat)
        return [
          ...moved.map((spot) => playerAt(spot, SIDE_COLORS[index])),
          playerAt(keeperOf(index, ball), KEEPER_COLORS[index]),
        ]
      })
      const flown = clamp((beat.nowMs - kickedMs) / KICK_MS, 0, 1)
      // A hair nearer than the player who has it.
      all.push({ x: ball.x, y: ball.y + 0.01, kind: 'ball', flown })
      for (const one of all.toSorted((a, b) => a.y - b.y)) drawOne(pen, view, one)
    },
  }
}

function playerAt({ x, y }: Spot, color: string): Drawn {
  return { x, y, kind: 'player', color }
}

function drawOne(pen: Pen, view: PitchView, one: Drawn): void {
  const { x, y, scale } = project(view, one)
  if (one.kind === 'player') {
    return drawPlayer(pen, { x, y, size: view.unit * scale, color: one.color })
  }
  const up = Math.sin(one.flown * Math.PI) * 10 * scale
  drawBall(pen, { x, y, up, radius: 3.4 * scale, color: '#ffffff' })
}

function shoutOf({ scene, suspended }: Score, side: SideIndex): Shout | null {
  if (scene.kind !== 'soccer') return null
  if (scene.event === 'goal') return { word: 'goal', tone: side === 0 ? 'light' : 'sky' }
  return scene.event === 'card' && suspended ? { word: 'card', tone: 'out' } : null
}
