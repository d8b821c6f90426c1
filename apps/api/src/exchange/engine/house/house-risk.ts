import {
  capsOf,
  LIMIT_SCOPES,
  type HouseLimits,
  type LimitScope,
  type MarketCaps,
} from '@maidan/exchange'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/open-database.ts'
import type { LiveMarket } from '../market/live-market.ts'

/** How old may be what other processes have taken, and a limit that staff have changed. */
const READ_EVERY_MS = 1_000

/** What the house may lose on all markets that are not settled, beside its limits (law 25). */
export type HouseRisk = {
  /** What it may lose on this market, with `moreMinor` taken elsewhere meanwhile. */
  capsOf: (market: LiveMarket, moreMinor?: bigint) => MarketCaps
  /** Takes down what a market may cost now. */
  note: (market: LiveMarket) => void
  /** Another number whenever something was taken down. */
  version: () => number
  /** Reads limits and markets anew, unless it has just done so. */
  refresh: (db: Db, nowMs: number) => Promise<void>
}

type AtRisk = { eventId: string; sport: string; lossMinor: bigint }

export function openHouseRisk(): HouseRisk {
  const markets = new Map<string, AtRisk>()
  const sums = new Map<string, bigint>()
  let limits = new Map<string, HouseLimits>()
  let readAtMs = -Infinity
  let version = 0

  function put(code: string, next: AtRisk) {
    const last = markets.get(code)
    markets.set(code, next)
    const moreMinor = next.lossMinor - (last?.lossMinor ?? 0n)
    for (const key of keysOf(next)) sums.set(key, (sums.get(key) ?? 0n) + moreMinor)
    version += 1
  }

  return {
    capsOf(market, moreMinor = 0n) {
      const own = markets.get(market.code)?.lossMinor ?? 0n
      const known = limits.get(market.sport)
      if (!known) throw new Error(`no limits are set for ${market.sport}`)
      const [eventMinor, sportMinor] = keysOf(market).map(
        (key) => (sums.get(key) ?? 0n) - own + moreMinor,
      )
      return capsOf(known, { eventMinor: eventMinor ?? 0n, sportMinor: sportMinor ?? 0n })
    },
    note: (market) => put(market.code, { ...market, lossMinor: market.house.lossMinor }),
    version: () => version,
    async refresh(db, nowMs) {
      if (Math.abs(nowMs - readAtMs) < READ_EVERY_MS) return
      const [atRisk, read] = await Promise.all([readMarkets(db), readLimits(db)])
      limits = read
      markets.clear()
      sums.clear()
      for (const { code, ...market } of atRisk) put(code, market)
      readAtMs = nowMs
    },
  }
}

function keysOf({ eventId, sport }: Pick<AtRisk, 'eventId' | 'sport'>): [string, string] {
  return [`event ${eventId}`, `sport ${sport}`]
}

async function readMarkets(db: Db) {
  const { rows } = await sql<AtRisk & { code: string }>`
    SELECT m.code, m.event_id AS "eventId", e.sport, m.house_liability_minor AS "lossMinor"
    FROM market m JOIN sport_event e ON e.id = m.event_id
    WHERE m.status IN ('open', 'closed') AND m.house_liability_minor > 0
  `.execute(db)
  return rows
}

async function readLimits(db: Db): Promise<Map<string, HouseLimits>> {
  const { rows } = await sql<{ sport: string; scope: LimitScope; limit_minor: bigint }>`
    SELECT sport, scope, limit_minor FROM house_limit
  `.execute(db)
  const sports = [...new Set(rows.map(({ sport }) => sport))]
  return new Map(
    sports.map((sport) => [sport, limitsOf(rows.filter((row) => row.sport === sport))]),
  )
}

function limitsOf(rows: readonly { scope: LimitScope; limit_minor: bigint }[]): HouseLimits {
  const of = (scope: LimitScope) => rows.find((row) => row.scope === scope)?.limit_minor ?? 0n
  return Object.fromEntries(LIMIT_SCOPES.map((scope) => [scope, of(scope)])) as HouseLimits
}
