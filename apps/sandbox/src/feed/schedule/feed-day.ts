export const DAY_MS = 24 * 3600_000
/** The site's days are those of GMT+6. */
const AHEAD_MS = 6 * 3600_000

/** The number of the day that a time falls in. */
export function dayOf(timeMs: number): number {
  return Math.floor((timeMs + AHEAD_MS) / DAY_MS)
}

/** When a day begins. */
export function dayStartMs(day: number): number {
  return day * DAY_MS - AHEAD_MS
}
