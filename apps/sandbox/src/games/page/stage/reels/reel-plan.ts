import type { SlotGrid } from '@maidan/contract'

/** The symbol that everybody waits for, and how many of it set something off. */
export type AwaitedSymbol = { symbol: string; needed: number }

export type ReelPlanInput = {
  grid: SlotGrid
  awaited: AwaitedSymbol | null
  /** Reels whose strips hold the awaited symbol at all. */
  awaitedReels: readonly boolean[]
  /** The player asked for a fast stop, or prefers less motion. */
  fast: boolean
}

export type ReelStop = {
  /** Time after the first possible stop, in ms. */
  atMs: number
  /** The reel turns longer because one more of the awaited symbol would set something off. */
  anticipated: boolean
  /** An awaited symbol lands here: which one it is, from 1; 0 for none. */
  awaitedNumber: number
}

const STAGGER_MS = 230
const ANTICIPATION_MS = 1_250
const FAST_STAGGER_MS = 40

/** When each reel stops, from left to right, and where it makes sense to hold one's breath. */
export function reelPlan(input: ReelPlanInput): ReelStop[] {
  let atMs = 0
  const { awaited, awaitedReels, fast, grid } = input
  let seen = 0
  return grid.map((window, reel) => {
    const anticipated =
      !fast && awaited !== null && seen >= awaited.needed - 1 && awaitedReels[reel] === true
    if (reel > 0) atMs += stepMs(fast, anticipated)
    const landed = window.filter((symbol) => symbol === awaited?.symbol).length
    seen += landed
    return { atMs, anticipated, awaitedNumber: landed > 0 ? seen : 0 }
  })
}

function stepMs(fast: boolean, anticipated: boolean): number {
  if (fast) return FAST_STAGGER_MS
  return anticipated ? ANTICIPATION_MS : STAGGER_MS
}
