import { clamp, drift } from '../paint/motion.ts'
import type { Spot } from '../paint/painter.ts'

/** Which of the two: 0 attacks to the right. */
export type SideIndex = 0 | 1

/** Where the players of the side that attacks to the right stand, in hundredths of the pitch. */
const SHAPE: readonly Spot[] = [
  { x: 24, y: 16 },
  { x: 20, y: 38 },
  { x: 20, y: 62 },
  { x: 24, y: 84 },
  { x: 42, y: 26 },
  { x: 38, y: 50 },
  { x: 42, y: 74 },
  { x: 60, y: 18 },
  { x: 64, y: 50 },
  { x: 60, y: 82 },
]

/** A side at the kick-off of the drawing: everybody comes from the middle. */
export function freshSide(): Spot[] {
  return SHAPE.map(() => ({ x: 50, y: 50 }))
}

/** Where a player belongs while the ball is there: the shape of the side leans to the ball. */
export function homeOf(side: SideIndex, index: number, ball: Spot, nowMs: number): Spot {
  const shape = SHAPE[index] ?? { x: 50, y: 50 }
  const x = side === 0 ? shape.x : 100 - shape.x
  const y = side === 0 ? shape.y : 100 - shape.y
  return {
    x: clamp(x + (ball.x - 50) * 0.42 + drift(index + side * 11, nowMs) * 2, 4, 96),
    y: clamp(y + (ball.y - 50) * 0.22 + drift(index * 3 + side, nowMs) * 3, 3, 97),
  }
}

/** The keeper's place: in the goal, a little towards the ball. */
export function keeperOf(side: SideIndex, ball: Spot): Spot {
  return { x: side === 0 ? 2.5 : 97.5, y: clamp(50 + (ball.y - 50) * 0.25, 42, 58) }
}
