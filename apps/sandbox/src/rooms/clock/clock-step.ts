/** What a process does about its clock after a look at the one that all share. */
export type ClockStep =
  | { kind: 'keep' }
  /** They are a little apart: this one goes faster, or slower for less than 0, until that is made up. */
  | { kind: 'ease'; byMs: number }
  /** The shared clock is later: this one goes along. */
  | { kind: 'forward'; byMs: number }
  /** The shared clock would go back: it is held where this one is. */
  | { kind: 'hold' }

/** What is further apart is no drift: somebody has set a time of day, or a machine stood still. */
const DRIFT_MAX_MS = 200

/**
 * Compares a process's clock with the shared one. Offsets are from `performance.now()`; a look is
 * exact to half of what it took, and what may be its error alone is left as it is.
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
  const apartMs = Math.abs(aheadMs) - tookMs / 2
  if (apartMs <= 0) return { kind: 'keep' }
  if (apartMs <= DRIFT_MAX_MS) return { kind: 'ease', byMs: Math.sign(aheadMs) * apartMs }
  return aheadMs > 0 ? { kind: 'forward', byMs: apartMs } : { kind: 'hold' }
}
