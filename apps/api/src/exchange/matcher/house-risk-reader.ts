import { LIMIT_SCOPES, type HouseLimits, type LimitScope } from '@maidan/exchange'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { HouseRisk, MarketAtRisk } from '@maidan/exchange/engine'

/** How old may be what other processes have taken, and a limit that staff have changed. */
const READ_EVERY_MS = 1_000

/** Reads limits and markets at risk anew, unless it has just done so. */
export function openHouseRiskReader(risk: HouseRisk): (db: Db, nowMs: number) => Promise<void> {
  let readAtMs = -Infinity
  return async (db, nowMs) => {
    if (Math.abs(nowMs - readAtMs) < READ_EVERY_MS) return
    const [atRisk, limits] = await Promise.all([readAtRisk(db), readLimits(db)])
    risk.reset(limits, atRisk)
    readAtMs = nowMs
  }
}

/** What each market that is not settled may cost the house. */
export async function readAtRisk(db: Db): Promise<MarketAtRisk[]> {
  const { rows } = await sql<MarketAtRisk>`
    SELECT m.code, m.event_id AS "eventId", e.sport, m.house_liability_minor AS "lossMinor"
    FROM market m JOIN sport_event e ON e.id = m.event_id
    WHERE m.status IN ('open', 'closed') AND m.house_liability_minor > 0
  `.execute(db)
  return rows
}

/** The house's limits, by sport. */
export async function readLimits(db: Db): Promise<Map<string, HouseLimits>> {
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
