import { SIDE_COLORS } from '../paint/colors.ts'
import { clamp, ease, mix } from '../paint/motion.ts'
import type { Spot } from '../paint/painter.ts'
import { fieldersAt } from './fielders.ts'
import type { Flight } from './hit.ts'
import { pitchEnds, type Oval } from './oval.ts'

export type Person = Spot & { color: string; isBatter: boolean }

export type Play = {
  flight: Flight | null
  /** Share of the bowler's way to the wicket. */
  runUp: number
  /** Which side bats: 0 or 1. */
  batting: 0 | 1
  nowMs: number
}

/** More are run on the screen than a ball in the field brings. */
const RUNS_MAX = 3

/** Everybody on the ground: fielders, keeper, bowler and the two who bat. */
export function cricketPeople(oval: Oval, { flight, runUp, batting, nowMs }: Play): Person[] {
  const { near, far } = pitchEnds(oval)
  const { x, ry, unit } = oval
  const along = alongPitch(flight)
  const fielding = [
    ...fieldersAt(oval, flight, nowMs),
    { x: x + unit * 0.2, y: near + unit * 1.15 },
    { x: x + unit * 0.55, y: mix(far - ry * 0.42, far + 2, ease(runUp)) },
  ]
  const batters = [
    { x: x - unit * 0.35, y: mix(near - 2, far + 6, along) },
    { x: x - unit * 0.75, y: mix(far + 8, near - 4, along) },
  ]
  return [
    ...fielding.map((spot) => ({
      ...spot,
      color: SIDE_COLORS[1 - batting] ?? '',
      isBatter: false,
    })),
    ...batters.map((spot) => ({ ...spot, color: SIDE_COLORS[batting], isBatter: true })),
  ]
}

/** How far the striker is from their end, 1 being the other: they run to and fro for each run. */
function alongPitch(flight: Flight | null): number {
  if (flight === null || flight.hit.isWicket || flight.hit.isBoundary) return 0
  const runs = clamp(flight.hit.runs, 0, RUNS_MAX)
  const cross = (flight.flown * runs) % 2
  return cross > 1 ? 2 - cross : cross
}
