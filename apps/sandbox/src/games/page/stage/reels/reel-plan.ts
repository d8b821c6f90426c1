import type { SlotGrid } from '@maidan/contract'

export type ReelPlanInput = {
  grid: SlotGrid
  scatterSymbol: string | null
  /** Reels whose strips hold the scatter at all. */
  scatterReels: readonly boolean[]
  /** Scatters that start free spins. */
  scattersNeeded: number
  /** The player asked for a fast stop, or prefers less motion. */
  fast: boolean
}

export type ReelStop = {
  /** Time after the first possible stop, in ms. */
  atMs: number
  /** The reel turns longer because one more scatter would start free spins. */
  anticipated: boolean
  /** A scatter lands here: which one it is, from 1; 0 for none. */
  scatterNumber: number
}

const STAGGER_MS = 230
const ANTICIPATION_MS = 1_250
const FAST_STAGGER_MS = 40

/** When each reel stops, from left to right, and where it makes sense to hold one's breath. */
export function reelPlan(input: ReelPlanInput): ReelStop[] {
  let atMs = 0
  let scatters = 0
  return input.grid.map((window, reel) => {
    const anticipated =
      !input.fast && scatters >= input.scattersNeeded - 1 && input.scatterReels[reel] === true
    if (reel > 0) atMs += stepMs(input.fast, anticipated)
    const landed = window.filter((symbol) => symbol === input.scatterSymbol).length
    scatters += landed
    return { atMs, anticipated, scatterNumber: landed > 0 ? scatters : 0 }
  })
}

function stepMs(fast: boolean, anticipated: boolean): number {
  if (fast) return FAST_STAGGER_MS
  return anticipated ? ANTICIPATION_MS : STAGGER_MS
}
