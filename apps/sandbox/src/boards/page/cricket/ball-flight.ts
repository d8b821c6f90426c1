import type { Flown } from './delivery.ts'

/** Where the ball is on the picture, how high above the grass, and how large. */
export type BallPlace = { x: number; y: number; high: number; scale: number }

/** Moments of a ball, in milliseconds after the run-up has begun. */
export const RELEASE_MS = 470
const BOUNCE_MS = 610
export const HIT_MS = 700
const LANDS_MS = 1_200

type Ground = { x: number; y: number }
type Ways<T> = readonly [T, ...T[]]

const HAND = { x: 193, y: 160, high: 46 }
const PITCH = { x: 181, y: 102 }
const BAT = { x: 185, y: 92, high: 7 }

/** Where balls go that are hit: into the stand, to the rope, to fielders far and near. */
const WAYS: {
  six: Ways<number>
  caught: Ways<Ground>
  four: Ways<Ground>
  far: Ways<Ground>
  near: Ways<Ground>
} = {
  six: [40, 318, 116, 262],
  caught: [
    { x: 100, y: 88 },
    { x: 262, y: 88 },
    { x: 58, y: 114 },
    { x: 308, y: 114 },
  ],
  four: [
    { x: 24, y: 104 },
    { x: 338, y: 100 },
    { x: 86, y: 76 },
    { x: 290, y: 77 },
  ],
  far: [
    { x: 62, y: 116 },
    { x: 304, y: 114 },
    { x: 104, y: 84 },
    { x: 262, y: 84 },
  ],
  near: [
    { x: 124, y: 108 },
    { x: 246, y: 112 },
    { x: 142, y: 94 },
    { x: 226, y: 96 },
  ],
}

const STAND_Y = 40

/** The hands of the keeper, behind the stumps. */
const KEEPER = { x: 181, y: 76 }

/**
 * Where a ball is so long after its run-up has begun; null while the bowler still holds it. `way`
 * chooses where it is hit to, and says nothing about the result.
 */
export function ballFlight(ball: Flown, way: number, atMs: number): BallPlace | null {
  if (atMs < RELEASE_MS) return null
  if (atMs < BOUNCE_MS) return fall(share(atMs, RELEASE_MS, BOUNCE_MS))
  const reached = reach(ball)
  if (atMs < HIT_MS) return travel(PITCH, reached, share(atMs, BOUNCE_MS, HIT_MS), 3)
  return leave(ball, way, share(atMs, HIT_MS, LANDS_MS))
}

function fall(at: number): BallPlace {
  return { ...travel(HAND, PITCH, at, 0), high: HAND.high * (1 - at * at) }
}

/** Where the ball passes or meets the bat. */
function reach(ball: Flown): Ground {
  if (ball === 'wide') return { x: 206, y: BAT.y }
  return ball === 'wicket' ? { x: 180, y: BAT.y - 2 } : BAT
}

function leave(ball: Flown, way: number, at: number): BallPlace {
  const eased = 1 - (1 - at) * (1 - at)
  switch (ball) {
    case 'six': {
      const to = { x: pick(WAYS.six, way), y: STAND_Y }
      return travel(BAT, to, at, 62)
    }
    case 'four':
      return travel(BAT, pick(WAYS.four, way), eased, 4)
    case 'two':
    case 'three':
      return travel(BAT, pick(WAYS.far, way), eased, 3)
    case 'one':
      return travel(BAT, pick(WAYS.near, way), eased, 3)
    case 'dot':
      return travel(BAT, { x: way % 2 === 0 ? 192 : 172, y: 99 }, eased, 2)
    case 'wicket':
      return travel(reach(ball), { x: 180, y: 87 }, Math.min(1, at * 3), 2)
    case 'behind':
      return travel(BAT, KEEPER, Math.min(1, at * 2), 2)
    case 'caught':
      return travel(BAT, pick(WAYS.caught, way), eased, 24)
    case 'wide':
      return travel(reach(ball), { x: 208, y: 80 }, Math.min(1, at * 3), 4)
  }
}

/** A point of the way from one place to another, in a curve that is `rise` high at its middle. */
function travel(from: Ground, to: Ground, at: number, rise: number): BallPlace {
  const x = from.x + (to.x - from.x) * at
  const y = from.y + (to.y - from.y) * at
  return { x, y, high: 4 * rise * at * (1 - at) + 2, scale: scaleAt(y) }
}

/** How large things are at a height of the picture: what is further up is further away. */
export function scaleAt(y: number): number {
  return Math.max(0.42, 0.6 + (y - 92) / 115)
}

function share(at: number, from: number, to: number): number {
  return Math.min(1, (at - from) / (to - from))
}

function pick<T>(from: Ways<T>, way: number): T {
  return from[way % from.length] ?? from[0]
}
