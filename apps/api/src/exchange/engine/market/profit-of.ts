import { profitAtRate, profitAtTick } from '@maidan/exchange'
import type { Terms } from './live-market.ts'

/** What a backer of these terms wins with a stake; the other side loses the same. */
export function profitOf(terms: Terms, stakeMinor: bigint): bigint {
  return terms.on === 'ladder'
    ? profitAtTick(terms.tick, stakeMinor)
    : profitAtRate(terms.rateCenti, stakeMinor)
}
