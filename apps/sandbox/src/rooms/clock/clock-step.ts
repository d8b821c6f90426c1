/** What a process does about its clock after a look at the one that all share. */
export type ClockStep =
  | { kind: 'keep' }
  /** The shared clock is later: this one goes along. */
  | { kind: 'forward' }
  /** The shared clock would go back: it is held where this one is. */
  | { kind: 'hold' }

/** Two clocks of one room differ by this at most; looks are no more exact on a busy machine. */
const APART_MAX_MS = 200

/**
 * Compares a process's clock with the shared one. Offsets are from `performance.now()`; a look is
 * exact to half of what it took.
 */
export function clockStep({
  ownOffsetMs,
  offsetMs,
  tookMs,
}: {
  ownOffsetMs: number
  offsetMs: number
  tookMs: number
}): ClockStep {
  const aheadMs = offsetMs - ownOffsetMs
  if (Math.abs(aheadMs) <= APART_MAX_MS + tookMs / 2) return { kind: 'keep' }
  return { kind: aheadMs > 0 ? 'forward' : 'hold' }
}
