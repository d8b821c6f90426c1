import { drift, ease, mix } from '../paint/motion.ts'
import type { Spot } from '../paint/painter.ts'
import type { Flight } from './hit.ts'
import { spotOn, type Oval } from './oval.ts'

/** By direction (turns, 0 is straight down the ground) and share of the way to the rope. */
const FIELD = [
  [0.06, 0.92],
  [0.17, 0.55],
  [0.27, 0.9],
  [0.36, 0.5],
  [0.45, 0.86],
  [0.6, 0.8],
  [0.7, 0.5],
  [0.8, 0.92],
  [0.91, 0.52],
] as const

/** How far the one who chases a ball gets on the way to it. */
const CHASE_SHARE = 0.85
const DRIFT_PX = 4

/** Where the fielders stand; the nearest one runs for a ball that scores. */
export function fieldersAt(oval: Oval, flight: Flight | null, nowMs: number): Spot[] {
  const homes = FIELD.map(([turns, share]) => spotOn(oval, turns, share))
  const scores = flight !== null && !flight.hit.isWicket && flight.hit.runs > 0
  const chaser = scores ? nearestTo(flight.target, homes) : null
  return homes.map((home, index) => {
    const to = flight !== null && index === chaser ? flight.target : home
    const run = flight === null ? 0 : ease(flight.flown) * CHASE_SHARE
    return {
      x: mix(home.x, to.x, run) + drift(index, nowMs) * DRIFT_PX,
      y: mix(home.y, to.y, run),
    }
  })
}

function nearestTo(target: Spot, spots: readonly Spot[]): number {
  const far = spots.map(({ x, y }) => Math.hypot(x - target.x, y - target.y))
  return far.indexOf(Math.min(...far))
}
