import { ghuri, HEIGHT_MAX_CENTI } from '@maidan/casino'

const LANDING_MS = ghuri.curve?.elapsedMs(HEIGHT_MAX_CENTI) ?? 1
const CLIMB_MAX = Math.log(HEIGHT_MAX_CENTI / 100)

/** Where the kite is and what the eye sees of the town, in shares of the scene. */
export type Flight = {
  /** Across from the left and down from the top. */
  x: number
  y: number
  /** How far the near roofs have sunk below their place; the far ones sink half as far. */
  sunk: number
  /** How far the things in the air have passed by. */
  passed: number
  /** How much of the evening has become night, 0 to 1. */
  night: number
}

/** The kite so long after it rose: quick away from the roofs, then the world sinks below it. */
export function flightAt(elapsedMs: number): Flight {
  const climb = CLIMB_MAX * Math.min(1, Math.max(0, elapsedMs) / LANDING_MS)
  const risen = 1 - Math.exp(-climb * 0.9)
  return {
    x: 0.2 + 0.48 * risen,
    y: 0.79 - 0.09 * risen,
    sunk: climb * 0.3,
    passed: climb * 0.5,
    night: Math.min(1, climb / 4),
  }
}
