const FIRST_DELAY_MS = 500

/** A wallet that is down is asked again at least this often. */
export const RETRY_DELAY_MAX_MS = 30_000

/** Beyond this the doubling has long passed the longest delay. */
const DOUBLINGS_MAX = 10

/**
 * How long to wait after `attempts` calls without an answer: 0.5 s, 1 s, 2 s … at most 30 s.
 * There is no last attempt: money that is owed is offered until the wallet takes it.
 */
export function retryDelayMs(attempts: number): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), DOUBLINGS_MAX)
  return Math.min(FIRST_DELAY_MS * 2 ** doublings, RETRY_DELAY_MAX_MS)
}
