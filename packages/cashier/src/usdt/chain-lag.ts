const MINUTE_MS = 60_000

/**
 * How old the newest solid block may be. A block comes every three seconds and is solid within a minute
 * or so; more than this is no pause of the chain but of the node that shows it to us.
 */
export const CHAIN_LAG_MAX_MS = 5 * MINUTE_MS

/** By how many whole minutes a chain is behind the clock; null while that is nothing to speak of. */
export function chainLagMinutes(blockAtMs: number, nowMs: number): number | null {
  const lagMs = nowMs - blockAtMs
  return lagMs > CHAIN_LAG_MAX_MS ? Math.floor(lagMs / MINUTE_MS) : null
}
