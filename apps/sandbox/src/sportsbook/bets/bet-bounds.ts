import { COMBINED_CENTI_MAX, isTooLong, returnOf, stakeWithin } from '@maidan/casino'
import { StudioError } from '../../games/errors/studio-error.ts'
import { oddsText } from '../odds/odds-text.ts'
import { stakeLimits, type StakeLimits } from '../stake-limits.ts'
import type { Bet } from './bet.ts'

/** Throws STAKE_OUT_OF_LIMITS or CURRENCY_NOT_OFFERED for a stake that no bet may have. */
export function assertStake(currency: string, stakeMinor: bigint): void {
  const limits = limitsOf(currency)
  const { minMinor, maxMinor } = limits
  if (stakeMinor < minMinor || stakeMinor > maxMinor) throw outOfLimits(limits, maxMinor)
}

/**
 * Throws COMBINED_ODDS_HIGH where odds are together too long for one bet, and STAKE_OUT_OF_LIMITS
 * where the stake would win more than one bet pays.
 */
export function assertPayable(
  { currency, stakeMinor, sizes }: Pick<Bet, 'currency' | 'stakeMinor' | 'sizes'>,
  legsCenti: readonly number[],
): void {
  if (isTooLong(legsCenti, sizes))
    throw new StudioError('COMBINED_ODDS_HIGH', { oddsMax: oddsText(COMBINED_CENTI_MAX) })
  const limits = limitsOf(currency)
  const { returnMaxMinor } = limits
  if (returnOf(stakeMinor, legsCenti, sizes) > returnMaxMinor)
    throw outOfLimits(limits, stakeWithin(returnMaxMinor, legsCenti, sizes))
}

/** The limits of a bet's currency. Throws CURRENCY_NOT_OFFERED. */
export function limitsOf(currency: string): StakeLimits {
  const limits = stakeLimits(currency)
  if (limits === null) throw new StudioError('CURRENCY_NOT_OFFERED')
  return limits
}

function outOfLimits({ minMinor }: StakeLimits, maxMinor: bigint): StudioError {
  return new StudioError('STAKE_OUT_OF_LIMITS', {
    stakeMinMinor: String(minMinor),
    stakeMaxMinor: String(maxMinor),
  })
}
