import { percentOf } from '@maidan/money'
import type { RunnerOutcome } from './figures.ts'

/**
 * What a bet adds to the player's money if it wins, in minor units: commission is taken once on what
 * a market brings as a whole, so that bets on other results of it can make it more or less. Of
 * several results that the bet wins on, the poorest.
 */
export function profitAfterCommission(outcomes: readonly RunnerOutcome[], percent: string): bigint {
  const profits = outcomes
    .filter(({ beforeMinor, afterMinor }) => afterMinor > beforeMinor)
    .map(({ beforeMinor, afterMinor }) => paid(afterMinor, percent) - paid(beforeMinor, percent))
  return profits.reduce((least, profit) => (profit < least ? profit : least), profits[0] ?? 0n)
}

/** As a settlement pays a market: no commission on a loss, and its fraction stays with the player. */
function paid(netMinor: bigint, percent: string): bigint {
  if (netMinor <= 0n) return netMinor
  const percentCenti = BigInt(Math.round(Number(percent) * 100))
  return netMinor - percentOf(netMinor, percentCenti, 'floor')
}
