import { clamp } from '../paint/motion.ts'
import type { Size, Spot } from '../paint/painter.ts'

/** The cricket ground on the screen: its centre, its two radii, and how tall a player is. */
export type Oval = Spot & { rx: number; ry: number; unit: number }

export function ovalIn({ width, height }: Size): Oval {
  return {
    x: width / 2,
    y: height * 0.46,
    rx: width * 0.47,
    ry: height * 0.335,
    unit: clamp(Math.min(width / 26, height / 13), 9, 34),
  }
}

/** Where the two ends of the pitch are, from the top of the screen. */
export function pitchEnds({ y, ry }: Oval): { near: number; far: number } {
  return { near: y + ry * 0.34, far: y - ry * 0.34 }
}

/** A point so many turns round from straight, at a share of the way to the rope. */
export function spotOn(oval: Oval, turns: number, share: number): Spot {
  const angle = turns * Math.PI * 2
  return {
    x: oval.x + Math.sin(angle) * oval.rx * share,
    y: oval.y - Math.cos(angle) * oval.ry * share,
  }
}
