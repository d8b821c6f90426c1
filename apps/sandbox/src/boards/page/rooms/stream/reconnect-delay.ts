const FIRST_MS = 400
const MOST_MS = 10_000

/**
 * How long to wait before the stream is opened again after so many failures in a row (from 1), with
 * `chance` from 0 to 1, so that a thousand pages that lost it together do not come back together.
 */
export function reconnectDelayMs(failures: number, chance: number): number {
  const fullMs = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(fullMs * (0.5 + chance / 2))
}
