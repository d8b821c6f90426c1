const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** Pauses before the statement is asked again: short while the money is fresh, then hourly. */
const PAUSES_MS = [
  5 * SECOND_MS,
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  60 * MINUTE_MS,
]

/** How long to wait before a statement that gave no money is asked again. It never gives up. */
export function pauseBeforeCheckMs(tries: number): number {
  const last = PAUSES_MS.length - 1
  return PAUSES_MS[Math.min(Math.max(tries - 1, 0), last)] ?? MINUTE_MS
}
