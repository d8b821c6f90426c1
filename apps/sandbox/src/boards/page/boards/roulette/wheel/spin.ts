import { WHEEL } from '@maidan/casino'

/** How long the ball runs before it lies in its pocket. */
export const SPIN_MS = 5_600

/** Distances from the wheel's middle, which is drawn 100 units wide on each side. */
export const TRACK_RADIUS = 87
export const POCKET_RADIUS = 61

/** Full turns that the ball makes against the wheel. */
const TURNS = 7

/** The share of the run after which the ball leaves the track. */
const LEAVES_AT = 0.6

/** How fast the wheel turns by itself. */
const DEGREES_PER_MS = 0.02

export type BallPlace = {
  /** Degrees ahead of the pocket in which it will lie, seen from the turning wheel. */
  ahead: number
  radius: number
}

/**
 * Where the ball is so long after the betting: it slows down on the track, drops, jumps and lies in
 * its pocket exactly from `SPIN_MS` on.
 */
export function ballPlace(elapsedMs: number): BallPlace {
  const run = Math.min(1, Math.max(0, elapsedMs / SPIN_MS))
  const fall = Math.max(0, (run - LEAVES_AT) / (1 - LEAVES_AT))
  const jumps = Math.abs(Math.cos(fall * Math.PI * 2.5)) * (1 - fall) ** 1.5
  return {
    ahead: TURNS * 360 * (1 - run) ** 2,
    radius: POCKET_RADIUS + (TRACK_RADIUS - POCKET_RADIUS) * (fall === 1 ? 0 : jumps),
  }
}

/** The turn of the wheel at a time, in degrees clockwise. */
export function wheelTurn(nowMs: number): number {
  return (nowMs * DEGREES_PER_MS) % 360
}

/** The place of a number on the wheel, in degrees clockwise from zero's. */
export function pocketDegrees(number: number): number {
  return (WHEEL.indexOf(number) * 360) / WHEEL.length
}
