import { LOTTERY_BALLS } from '@maidan/casino'

/** The first ball leaves the drum after so long, and each other one so long after it. */
const FIRST_MS = 1_200
const NEXT_MS = 1_250

/** How many balls are out so long after the draw began. */
export function ballsOut(elapsedMs: number): number {
  if (elapsedMs < FIRST_MS) return 0
  return Math.min(LOTTERY_BALLS, Math.floor((elapsedMs - FIRST_MS) / NEXT_MS) + 1)
}

/** When the last ball is out, in milliseconds after the betting. */
export const ALL_OUT_MS = FIRST_MS + (LOTTERY_BALLS - 1) * NEXT_MS
