import { CENTRE, type BallTouch } from './ball-touches.ts'
import type { Spot } from './pitch-view.ts'

/** The ball at a moment: its place on the ground, and how high above it it is. */
export type FlyingBall = { spot: Spot; lift: number }

/** The place of the last touch by then; -1 before the first one. */
export function touchBefore(touches: readonly BallTouch[], ms: number): number {
  let low = 0
  let high = touches.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((touches[middle]?.atMs ?? Infinity) <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Where the ball is: it leaves a foot quickly and comes to the next one slower. */
export function ballAt(touches: readonly BallTouch[], ms: number): FlyingBall {
  const place = touchBefore(touches, ms)
  const from = touches[place]
  const to = touches[place + 1]
  if (from === undefined) return { spot: CENTRE, lift: 0 }
  if (to === undefined) return { spot: from.spot, lift: 0 }
  const part = (ms - from.atMs) / Math.max(1, to.atMs - from.atMs)
  const way = 1 - (1 - part) ** 1.5
  return {
    spot: {
      u: from.spot.u + (to.spot.u - from.spot.u) * way,
      v: from.spot.v + (to.spot.v - from.spot.v) * way,
    },
    lift: to.lift * 4 * part * (1 - part),
  }
}

/** Where play is, on the whole: what players and the eye follow, without every bounce of the ball. */
export function focusAt(touches: readonly BallTouch[], ms: number): Spot {
  const seen = FOCUS_MS.map((awayMs) => ballAt(touches, ms + awayMs).spot)
  const mean = (of: (spot: Spot) => number) =>
    seen.reduce((sum, spot) => sum + of(spot), 0) / seen.length
  return { u: mean(({ u }) => u), v: mean(({ v }) => v) }
}

const FOCUS_MS = [-900, -540, -180, 180, 540, 900]
