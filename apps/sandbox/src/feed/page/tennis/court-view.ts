import { clamp, mix } from '../paint/motion.ts'
import type { Size, Spot } from '../paint/painter.ts'

/** The court on the screen: its baselines, half its near width, and how tall a player is. */
export type CourtView = { width: number; top: number; bottom: number; unit: number; half: number }

export function courtView({ width, height }: Size): CourtView {
  return {
    width,
    top: height * 0.27,
    bottom: height * 0.7,
    unit: clamp(height / 9, 18, 56),
    half: Math.min(width * 0.42, height * 0.58),
  }
}

/** From shares of the court to the screen; the far baseline is shorter and nearer. */
export function project(view: CourtView, { x, y }: Spot): Spot & { scale: number } {
  const depth = y < 0 ? y * 0.8 : y ** 1.25
  const wide = view.half * mix(0.56, 1, clamp(depth, -0.2, 1.2))
  return {
    x: view.width / 2 + (x - 0.5) * 2 * wide,
    y: mix(view.top, view.bottom, depth),
    scale: mix(0.62, 1, clamp(depth, 0, 1)),
  }
}
