import { profitAtRate, profitAtTick } from '../../bet/profit.ts'
import { rateAtTick } from '../../limits/possible-stake.ts'
import type { BetAmounts } from './positions.ts'
import type { Terms } from './terms.ts'

/** What a backer of these terms wins with a stake; the other side loses the same. */
export function profitOf(terms: Terms, stakeMinor: bigint): bigint {
  return terms.on === 'ladder'
    ? profitAtTick(terms.tick, stakeMinor)
    : profitAtRate(terms.rateCenti, stakeMinor)
}

/** A stake on the terms, with what it can win. */
export function betOf(terms: Terms, stakeMinor: bigint): BetAmounts {
  return { terms, stakeMinor, profitMinor: profitOf(terms, stakeMinor) }
}

/** What the terms win per 100, in hundredths. */
export function rateOf(terms: Terms): number {
  return terms.on === 'ladder' ? rateAtTick(terms.tick) : terms.rateCenti
}
