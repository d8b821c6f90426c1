import type { Market } from './market.ts'

/** By how much clocks of one house may differ. */
const SKEW_MS = 1_000

/**
 * Whether the last price is too old to bet on. A feed that has reported nothing yet is as stale as one
 * that has fallen silent, and a price from the future is no fresher: nobody can say its age.
 */
export function isFeedStale(
  { lastPriceAtMs, staleAfterMs }: Pick<Market, 'lastPriceAtMs' | 'staleAfterMs'>,
  nowMs: number,
): boolean {
  if (staleAfterMs === null) return false
  if (lastPriceAtMs === null) return true
  const ageMs = nowMs - lastPriceAtMs
  return ageMs > staleAfterMs || ageMs < -SKEW_MS
}
