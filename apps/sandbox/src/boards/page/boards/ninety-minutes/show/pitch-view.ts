/** A place on the pitch: `u` from the left goal to the right one, `v` from the far line to the near. */
export type Spot = { u: number; v: number }

/** A place in the picture, and how large what stands there looks. */
export type Placed = { x: number; y: number; scale: number }

/** The picture of the whole ground; the screen shows as much of it as it has room for. */
export const WORLD = { width: 640, height: 212 } as const

const MIDDLE = WORLD.width / 2
const FAR_SCALE = 0.767
const NEAR_WIDTH = 600
const DEPTH = 558
const HORIZON = -358

/** Where a place of the pitch is in the picture: lines that meet far behind the far stand. */
export function project({ u, v }: Spot): Placed {
  const scale = FAR_SCALE / (1 - v * (1 - FAR_SCALE))
  return { x: MIDDLE + (u - 0.5) * NEAR_WIDTH * scale, y: DEPTH * scale + HORIZON, scale }
}

/** The goals, far larger for the players' size than a real one, so that a ball in the net is seen. */
export const GOAL = { far: 0.4, near: 0.6, high: 31, deep: 24 } as const

/** How large players and ball are drawn for the size of the pitch. */
export const FIGURE_SCALE = 1.24

/** The place that the eye looks at, for a ball at this one: it follows, but not all the way. */
export function eyeAt(x: number): number {
  return MIDDLE + (x - MIDDLE) * 0.86
}
