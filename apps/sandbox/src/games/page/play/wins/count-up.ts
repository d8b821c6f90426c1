const STEPS = 10_000

/**
 * The amount a running counter shows between two amounts, at `progress` from 0 to 1. It ends on the
 * exact amount, and money itself is never a floating number.
 */
export function countedMinor(fromMinor: bigint, toMinor: bigint, progress: number): bigint {
  if (progress >= 1) return toMinor
  const step = BigInt(Math.max(0, Math.round(progress * STEPS)))
  return fromMinor + ((toMinor - fromMinor) * step) / BigInt(STEPS)
}

const COUNT_MIN_MS = 500
const COUNT_MAX_MS = 2_600
const COUNT_PER_BET_MS = 220

/** How long a win counts up: longer for a win of many bets. */
export function countDurationMs(winMinor: bigint, betMinor: bigint): number {
  const timesBet = Number(winMinor / (betMinor > 0n ? betMinor : 1n))
  return Math.min(COUNT_MAX_MS, COUNT_MIN_MS + timesBet * COUNT_PER_BET_MS)
}
