import { TIE_BREAK_SIX_ALL } from '@maidan/casino'

/** When the first point begins, in milliseconds after the betting. */
const FIRST_MS = 1_300

/** How long a point is shown, its rest after it included; beyond six all it goes quicker. */
const POINT_MS = 1_500
const LATE_POINT_MS = 950

/** As much of a point's time goes to its rally, in per cent. */
const RALLY_SHARE = 70

/** How far a tie-break has been shown. */
export type Pace = {
  /** The point that is being shown, by its place; -1 before the first one. */
  place: number
  /** How much of its rally has been shown, and then of the rest after it, each from 0 to 1. */
  rally: number
  rest: number
  /** Points whose end has been shown. */
  counted: number
}

export const NOTHING_SHOWN: Pace = { place: -1, rally: 0, rest: 1, counted: 0 }

/**
 * How much of a tie-break of so many points is shown so long after the betting. When a point begins
 * follows from those before it alone, so that the pace does not tell how it will go on.
 */
export function paceOf(points: number, elapsedMs: number): Pace {
  if (elapsedMs < FIRST_MS || points === 0) return NOTHING_SHOWN
  const place = Math.min(points - 1, placeAt(elapsedMs))
  const part = (elapsedMs - beginsMs(place)) / lastsMs(place)
  const rally = Math.min(1, (part * 100) / RALLY_SHARE)
  const rest = Math.min(1, Math.max(0, (part * 100 - RALLY_SHARE) / (100 - RALLY_SHARE)))
  return { place, rally, rest, counted: rally < 1 ? place : place + 1 }
}

/** When the last of so many points has been shown and counted. */
export function shownAtMs(points: number): number {
  return beginsMs(points - 1) + (lastsMs(points - 1) * RALLY_SHARE) / 100
}

function placeAt(elapsedMs: number): number {
  const early = Math.floor((elapsedMs - FIRST_MS) / POINT_MS)
  if (early < TIE_BREAK_SIX_ALL) return early
  return TIE_BREAK_SIX_ALL + Math.floor((elapsedMs - beginsMs(TIE_BREAK_SIX_ALL)) / LATE_POINT_MS)
}

function beginsMs(place: number): number {
  const early = Math.min(place, TIE_BREAK_SIX_ALL)
  return FIRST_MS + early * POINT_MS + (place - early) * LATE_POINT_MS
}

function lastsMs(place: number): number {
  return place < TIE_BREAK_SIX_ALL ? POINT_MS : LATE_POINT_MS
}
