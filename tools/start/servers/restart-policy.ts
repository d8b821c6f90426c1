const FIRST_DELAY_MS = 500
const LAST_DELAY_MS = 30_000
/** Deaths that are older are forgiven. */
export const RESTART_WINDOW_MS = 300_000

/**
 * How long to wait before the next restart, given when a server died (milliseconds, oldest first).
 * It is never given up: what a server lacks may come back at any time.
 */
export function restartDelayMs(deaths: readonly number[], nowMs: number): number {
  const recent = deaths.filter((death) => nowMs - death < RESTART_WINDOW_MS).length
  return Math.min(FIRST_DELAY_MS * 2 ** (recent - 1), LAST_DELAY_MS)
}
