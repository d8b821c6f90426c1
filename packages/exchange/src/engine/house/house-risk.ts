import { capsOf, type HouseLimits, type MarketCaps } from '../../limits/house-limits.ts'
import { LIMIT_SCOPES } from '../../limits/limit-scopes.ts'
import type { LiveMarket } from '../market/live-market.ts'

/** What the house may lose on all markets that are not settled, beside its limits (law 25). */
export type HouseRisk = {
  /** What it may lose on this market, with `moreMinor` taken elsewhere meanwhile. */
  capsOf: (market: MarketFacts, moreMinor?: bigint) => MarketCaps
  /** Takes down what a market may cost now. */
  note: (market: MarketFacts & Pick<LiveMarket, 'house'>) => void
  /** Another number whenever something was taken down, or a limit has changed. */
  version: () => number
  /** Begins anew with limits by sport and with what markets elsewhere may cost. */
  reset: (limits: ReadonlyMap<string, HouseLimits>, atRisk: readonly MarketAtRisk[]) => void
}

/** A market that may cost the house something. */
export type MarketAtRisk = MarketFacts & { lossMinor: bigint }

type MarketFacts = Pick<LiveMarket, 'code' | 'eventId' | 'sport'>

/** The risk of a house without limits or bets: until it is reset, no market has caps. */
export function openHouseRisk(): HouseRisk {
  const markets = new Map<string, MarketAtRisk>()
  const sums = new Map<string, bigint>()
  let limits: ReadonlyMap<string, HouseLimits> = new Map()
  let version = 0

  function put(next: MarketAtRisk) {
    const last = markets.get(next.code)
    markets.set(next.code, next)
    const moreMinor = next.lossMinor - (last?.lossMinor ?? 0n)
    for (const key of keysOf(next)) sums.set(key, (sums.get(key) ?? 0n) + moreMinor)
    version += 1
  }

  return {
    capsOf(market, moreMinor = 0n) {
      const own = markets.get(market.code)?.lossMinor ?? 0n
      const known = limits.get(market.sport)
      if (!known) throw new Error(`no limits are set for ${market.sport}`)
      const [eventMinor = 0n, sportMinor = 0n] = keysOf(market).map(
        (key) => (sums.get(key) ?? 0n) - own + moreMinor,
      )
      return capsOf(known, { eventMinor, sportMinor })
    },
    note: ({ code, eventId, sport, house }) =>
      put({ code, eventId, sport, lossMinor: house.lossMinor }),
    version: () => version,
    reset(nextLimits, atRisk) {
      // With nothing at risk, too, the offers in the books are sized by the limits that hold now.
      if (!areSame(limits, nextLimits)) version += 1
      limits = nextLimits
      markets.clear()
      sums.clear()
      for (const market of atRisk) put(market)
    },
  }
}

function areSame(some: ReadonlyMap<string, HouseLimits>, others: typeof some): boolean {
  if (some.size !== others.size) return false
  return [...some].every(([sport, limits]) =>
    LIMIT_SCOPES.every((scope) => limits[scope] === others.get(sport)?.[scope]),
  )
}

function keysOf({ eventId, sport }: MarketFacts): [string, string] {
  return [`event ${eventId}`, `sport ${sport}`]
}
