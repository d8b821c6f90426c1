import type { Market } from './market.ts'

/** How long after a material event only cancels are taken, and the house quotes nothing. */
export const CANCEL_WINDOW_MS = 2_000

/**
 * Whether players are still free to take back what an event in the match has made a bad price, with
 * nobody to take it from them: no new order is matched until then, and the house is the last to come.
 */
export function isCancelsOnly({ cancelsOnlyUntilMs }: Market, nowMs: number): boolean {
  return cancelsOnlyUntilMs !== null && nowMs < cancelsOnlyUntilMs
}
