import type { Market } from './market.ts'

/** By how much clocks of one house may differ. */
const SKEW_MS = 1_000

/** News that are older than the last ones by more than this were heard after the clock was set back. */
const SET_BACK_MS = 60_000

/**
 * Whether the last price is too old to bet on. A feed not heard at all is as stale as one that has
 * fallen silent, and a price from the future is no fresher: its clock was set back since, so that
 * nobody can tell its age.
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

/**
 * When the feed was last heard, with news of `atMs`. Late news turn nothing back; news of an earlier
 * hour come by a clock that was set back, and count by it from now on.
 */
export function lastHeardMs(
  { lastPriceAtMs }: Pick<Market, 'lastPriceAtMs'>,
  atMs: number,
): number {
  if (lastPriceAtMs === null) return atMs
  return atMs < lastPriceAtMs - SET_BACK_MS ? atMs : Math.max(lastPriceAtMs, atMs)
}
