import type { SlotGame } from '@maidan/casino'
import type { SlotEvent } from '@maidan/contract'
import { isView } from './is-view.ts'
import { gridStrips } from './grid-strips.ts'

/** Strips, and where they stand. */
export type StandingView = {
  strips: readonly (readonly string[])[]
  stops: readonly number[]
}

/** Where the reels stand before anything was played. */
export function firstView({ reels }: SlotGame): StandingView {
  return { strips: reels, stops: reels.map(() => 0) }
}

/** What is in view when a round is over; null for a round that turned no reel. */
export function standingView(
  { reels, freeReels }: SlotGame,
  events: readonly SlotEvent[],
): StandingView | null {
  const spin = events.findLast((event) => event.type === 'spin')
  if (spin === undefined) return null
  const strips = (spin.free ? freeReels : undefined) ?? reels
  const last = events.findLast(isView)
  if (last === undefined || last.type === 'spin') return { strips, stops: spin.stops }
  return { strips: gridStrips(strips, last.grid), stops: reels.map(() => 0) }
}
