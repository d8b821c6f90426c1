import type { Score } from '../../documents/score.ts'
import { clamp } from '../paint/motion.ts'
import type { Painter, Pen, Shout } from '../paint/painter.ts'
import { drawPlayer } from '../paint/player.ts'
import { drawBat } from './bat.ts'
import { drawCricketBall } from './cricket-ball.ts'
import { drawCricketGround } from './cricket-ground.ts'
import { cricketPeople, type Person } from './cricket-people.ts'
import { flightOf, type Hit } from './hit.ts'
import { ovalIn, pitchEnds, type Oval } from './oval.ts'
import { drawStumps } from './stumps.ts'

const RUN_UP_MS = 2_600
/** After a ball the bowler stays at the wicket for this long. */
const FOLLOW_THROUGH_MS = 4_000

/** The cricket ground: bowler, batters, fielders, and the ball where the scene sends it. */
export function cricketPainter(): Painter {
  let hit: Hit | null = null
  let runUpMs = -Infinity
  let batting: 0 | 1 = 0

  return {
    announce(score, before, nowMs) {
      batting = battingSide(score)
      if (score.ballRunning) {
        runUpMs = nowMs
        hit = null
        return null
      }
      const { scene } = score
      if (scene.kind !== 'cricket' || isKnown(score, before)) return null
      hit = { ...scene, startMs: nowMs }
      return shoutOf(hit)
    },

    ground: drawCricketGround,

    draw(pen, size, { nowMs }) {
      const oval = ovalIn(size)
      const { near, far } = pitchEnds(oval)
      const flight = flightOf(hit, oval, nowMs)
      const hasBowled = hit !== null && nowMs - hit.startMs < FOLLOW_THROUGH_MS
      const runUp = hasBowled ? 1 : clamp((nowMs - runUpMs) / RUN_UP_MS, 0, 1)
      const people = cricketPeople(oval, { flight, runUp, batting, nowMs })
      const isOut = flight !== null && flight.hit.isWicket && flight.delivered === 1
      drawStumps(pen, { x: oval.x, y: far, unit: oval.unit * 0.8, isBroken: false })
      people
        .toSorted((one, other) => one.y - other.y)
        .forEach((person) => drawPerson(pen, oval, person))
      drawStumps(pen, { x: oval.x, y: near + 4, unit: oval.unit, isBroken: isOut })
      if (flight !== null) drawCricketBall(pen, oval, flight)
    },
  }
}

function battingSide({ board }: Score): 0 | 1 {
  return board.lines.findIndex(({ isActive }) => isActive) === 1 ? 1 : 0
}

/** A score that says again what was said, or the first one: nothing has just happened. */
function isKnown(score: Score, before: Score | null): boolean {
  return before === null || score.version === before.version
}

function shoutOf({ isWicket, isBoundary, runs }: Hit): Shout | null {
  if (isWicket) return { word: 'wicket', tone: 'out' }
  if (!isBoundary) return null
  return runs >= 6 ? { word: 'six', tone: 'light' } : { word: 'four', tone: 'sky' }
}

/** Whoever stands nearer is taller. */
function drawPerson(pen: Pen, oval: Oval, person: Person): void {
  const near = (person.y - oval.y) / oval.ry
  drawPlayer(pen, { ...person, size: oval.unit * (0.86 + 0.2 * near) })
  if (person.isBatter) drawBat(pen, person, oval.unit)
}
