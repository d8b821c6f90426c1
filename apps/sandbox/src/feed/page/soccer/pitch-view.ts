import { clamp, mix } from '../paint/motion.ts'
import type { Size, Spot } from '../paint/painter.ts'

/** The pitch on the screen: its far and near touchlines, and how tall a player is. */
export type PitchView = { width: number; top: number; bottom: number; unit: number }

export function pitchView({ width, height }: Size): PitchView {
  return {
    width,
    top: height * 0.22,
    bottom: height * 0.76,
    unit: clamp(height / 13, 13, 34),
  }
}

/** From hundredths of the pitch to the screen; the far touchline is shorter. */
export function project(view: PitchView, { x, y }: Spot): Spot & { scale: number } {
  const depth = y / 100
  const half = view.width * mix(0.405, 0.485, depth)
  return {
    x: view.width / 2 + ((x - 50) / 50) * half,
    y: mix(view.top, view.bottom, depth ** 1.12),
    scale: mix(0.82, 1.1, depth),
  }
}
