const FULL_BPS = 10_000n

/**
 * How much of a limit is taken, in hundredths of a percent, rounded up: 10,000 is full, more stands
 * above a limit that was lowered. A limit of nothing is always full.
 */
export function fullnessBps(atRiskMinor: bigint, limitMinor: bigint): number {
  if (limitMinor <= 0n) return Number(FULL_BPS)
  return Number((atRiskMinor * FULL_BPS + limitMinor - 1n) / limitMinor)
}
