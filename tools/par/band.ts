import type { Fraction } from '@maidan/casino'
import type { Played } from './play-many.ts'

/** How finely an exact share is read for the comparison. */
const SHARE_STEPS = 10n ** 12n

/** Play may be this many standard errors away from what is exact. */
const SIGMAS_MAX = 4

/** Where so many rounds may lie around what is exact, and whether they do. */
export type Band = { exact: number; band: number; agrees: boolean }

/** The band that so many rounds leave around an exact share, from how far their wins lie apart. */
export function bandOf(
  exactShare: Fraction,
  { mean, deviation }: Pick<Played, 'mean' | 'deviation'>,
  rounds: number,
): Band {
  const exact = shareOf(exactShare)
  const band = (SIGMAS_MAX * deviation) / Math.sqrt(rounds)
  return { exact, band, agrees: Math.abs(mean - exact) <= band }
}

/**
 * The least that wins with a mean and a share of rounds that win can lie apart: all alike. So few rounds
 * that none of them won would tell nothing of it.
 */
export function deviationMin(exactReturn: Fraction, hitRate: Fraction): number {
  return shareOf(exactReturn) * Math.sqrt(Math.max(0, 1 / shareOf(hitRate) - 1))
}

/** An exact share as a number: its parts alone may be larger than numbers reach. */
function shareOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * SHARE_STEPS) / denominator) / Number(SHARE_STEPS)
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
