import { scaleAt } from './ball-flight.ts'

type Place = { x: number; y: number }

/** Where the batters stand, and where each is when they have crossed. */
export const BATTERS = {
  striker: { from: { x: 176, y: 95 }, to: { x: 206, y: 156 } },
  partner: { from: { x: 226, y: 158 }, to: { x: 192, y: 97 } },
} as const

/** A place on the grass: whatever stands there has its feet at 0, 0 and is 40 high. */
export function placed({ x, y }: Place): string {
  return `translate(${x} ${y}) scale(${scaleAt(y).toFixed(3)})`
}
