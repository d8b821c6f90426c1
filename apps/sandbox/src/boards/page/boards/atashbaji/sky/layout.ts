import { easeOut } from '../../../../../games/page/stage/easing.ts'
import { RISE_MS } from '../rise-steps.ts'

/** The sky over the river in units of its picture. */
export const SKY = { width: 360, height: 230 } as const

/** Where the river begins, where a rocket leaves its boat, and the highest that one is drawn. */
export const WATER_Y = 196
export const LAUNCH = { x: 264, y: 176 } as const
const HIGHEST_Y = 36

/** How far up the sky, from 0 to 1, the line of the target is, and the parts below it and above. */
const LINE = 0.6
const BELOW = { from: 0.1, to: 0.5 } as const
const ABOVE = { from: 0.68, to: 0.96 } as const

/**
 * How far up the sky a height is drawn. The line keeps its place whatever the target is, a rocket that
 * did not reach it bursts clearly below it, and one that did clearly above.
 */
export function riseShare(heightCenti: number, targetCenti: number): number {
  if (heightCenti < targetCenti)
    return BELOW.from + ((BELOW.to - BELOW.from) * doublings(heightCenti)) / doublings(targetCenti)
  const beyond = doublings((heightCenti * 100) / targetCenti)
  return ABOVE.from + ((ABOVE.to - ABOVE.from) * beyond) / (1.5 + beyond)
}

function doublings(heightCenti: number): number {
  return Math.log2(heightCenti / 100)
}

/** The place of a height in the picture. */
export function heightY(heightCenti: number, targetCenti: number): number {
  return shareY(riseShare(heightCenti, targetCenti))
}

function shareY(share: number): number {
  return LAUNCH.y + (HIGHEST_Y - LAUNCH.y) * share
}

export const LINE_Y = shareY(LINE)

/** How high a rocket is, in hundredths and fractions of them, so long after it left; it ends exactly. */
export function heightAt(toCenti: number, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / RISE_MS))
  return share === 1 ? toCenti : 100 * (toCenti / 100) ** easeOut(share)
}

/** The size of a figure, so that the longest height fits beside the rocket. */
export function figureSize(text: string): number {
  return Math.min(42, 350 / text.length)
}
