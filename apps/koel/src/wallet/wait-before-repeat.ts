const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

/** How long to wait after so many sendings without success: 0.5 s, 1 s, 2 s … 30 s, 30 s. */
export function waitBeforeRepeat(sendings: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(sendings - 1, 10), LONGEST_WAIT_MS)
}
