/** How a partner has answered lately. */
export type PartnerState = { failures: number; restsUntilMs: number | null }

/** Answers in a row that may be unclear before a partner is left alone. */
const FAILURES_MAX = 5
const REST_MS = 30_000
const REST_MAX_MS = 10 * 60_000

/**
 * A circuit breaker: after a row of unclear answers new payments are not begun with the partner for
 * a while, twice as long each time it fails again. One clear answer opens the way at once. What is
 * under way is asked about all the same.
 */
export function afterAnswer(
  { failures }: PartnerState,
  isClear: boolean,
  nowMs: number,
): PartnerState {
  if (isClear) return { failures: 0, restsUntilMs: null }
  const counted = failures + 1
  if (counted < FAILURES_MAX) return { failures: counted, restsUntilMs: null }
  const restMs = Math.min(REST_MS * 2 ** Math.min(counted - FAILURES_MAX, 10), REST_MAX_MS)
  return { failures: counted, restsUntilMs: nowMs + restMs }
}

/** Seconds for which a partner is still left alone; 0 when it may be asked. */
export function restSeconds({ restsUntilMs }: PartnerState, nowMs: number): number {
  if (restsUntilMs === null) return 0
  return Math.max(0, Math.ceil((restsUntilMs - nowMs) / 1000))
}
