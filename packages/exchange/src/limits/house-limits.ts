import type { LimitScope } from './limit-scopes.ts'

/**
 * What the house may lose at most (law 25): to one player on one market, by the bets on one runner
 * alone, on a market, on all markets of an event and on all of a sport.
 */
export type HouseLimits = Readonly<Record<LimitScope, bigint>>

/** What the house may lose on one market now, with what its other markets have taken already. */
export type MarketCaps = Readonly<{ playerMinor: bigint; runnerMinor: bigint; marketMinor: bigint }>

/** What the other markets of the event and of the sport, this one apart, may cost the house. */
export type OtherRisk = Readonly<{ eventMinor: bigint; sportMinor: bigint }>

/**
 * The caps that hold for one market. An event or sport that is full leaves room for nothing, but not
 * for less than that: a bet that takes no risk is always possible.
 */
export function capsOf(limits: HouseLimits, others: OtherRisk): MarketCaps {
  const eventMinor = limits.event - others.eventMinor
  const sportMinor = limits.sport - others.sportMinor
  const marketMinor = leastOf(limits.market, eventMinor, sportMinor)
  return {
    playerMinor: limits.player,
    runnerMinor: limits.runner,
    marketMinor: marketMinor < 0n ? 0n : marketMinor,
  }
}

/** The least of some amounts. */
export function leastOf(first: bigint, ...others: readonly bigint[]): bigint {
  return others.reduce((least, one) => (one < least ? one : least), first)
}
