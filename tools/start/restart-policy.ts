/** A server that dies more often than this within a minute stays down, and all stop with it. */
export const RESTARTS_MAX = 5
export const RESTART_WINDOW_MS = 60_000

const FIRST_DELAY_MS = 500

/**
 * How long to wait before the next restart, given when a server died (milliseconds, oldest first);
 * undefined when it has died too often.
 */
export function restartDelayMs(deaths: readonly number[], nowMs: number): number | undefined {
  const recent = deaths.filter((death) => nowMs - death < RESTART_WINDOW_MS).length
  return recent > RESTARTS_MAX ? undefined : FIRST_DELAY_MS * 2 ** (recent - 1)
}
