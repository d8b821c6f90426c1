import { serverOf, type TieBreakPoint, type TieBreakSide } from '@maidan/casino'
import type { Pace } from '../../../events/step-pace.ts'
import { flightOf, legAt, receivedAt, servedFrom, type Leg } from './flight.ts'

/** Where a player stands across the court, and how far their racket has swung, from 0 to 1. */
export type Stance = { x: number; swing: number }

/** A player who cannot reach the ball gets this far towards it. */
const REACH = 0.6

/** How long a swing takes, in parts of a stroke, before the ball is hit and after it. */
const SWING = 0.32

/** Where a player stands at a moment: running after the ball, then back to where the next point begins. */
export function stanceOf(side: TieBreakSide, points: readonly TieBreakPoint[], pace: Pace): Stance {
  const point = points[pace.place]
  if (point === undefined) return { x: startOf(side, 0), swing: 0 }
  const legs = flightOf(point, pace.place)
  const now = inRally(side, pace.place, legs, pace.part)
  const next = pace.place + 1 < points.length ? startOf(side, pace.place + 1) : now.x
  return { x: now.x + (next - now.x) * eased(pace.rest), swing: now.swing }
}

function inRally(side: TieBreakSide, place: number, legs: readonly Leg[], part: number): Stance {
  const { leg, number, within } = legAt(legs, part)
  const isLast = number === legs.length - 1
  if (leg.hitter === side) {
    const next = legs[number + 1]
    // Having hit, a player goes back towards the middle, half of the way.
    const home = next === undefined ? leg.from.x : leg.from.x * 0.5
    const x = leg.from.x + (home - leg.from.x) * eased(within)
    return { x, swing: Math.max(0, 1 - within / SWING) }
  }
  const before = legs[number - 1]
  const start = before === undefined ? startOf(side, place) : before.from.x * 0.5
  const reach = isLast ? REACH : 1
  const x = start + (leg.to.x - start) * reach * eased(Math.min(1, within * 1.15))
  return { x, swing: isLast ? 0 : Math.max(0, (within - 1 + SWING) / SWING) }
}

/** Where a player stands when a point begins. */
function startOf(side: TieBreakSide, place: number): number {
  return side === serverOf(place) ? servedFrom(place).x : receivedAt(place).x
}

function eased(part: number): number {
  return part * part * (3 - 2 * part)
}
