import { SPORTS } from '@maidan/exchange/lists'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { RISKS_MAX, type HouseRiskRow } from './house-risk-row.ts'
import { eventName, marketName } from '../views/names.ts'

/**
 * What the house may lose on each sport, and on the events and markets where that is most: markets
 * add up, since each may go against the house by itself.
 */
export async function readMarketRisks(db: Db): Promise<HouseRiskRow[]> {
  const { rows } = await sql<HouseRiskRow>`
    WITH open AS (
      SELECT m.code, ${marketName()} AS name, m.event_id, ${eventName()} AS event_name, e.sport,
        m.house_liability_minor AS minor
      FROM market m JOIN sport_event e ON e.id = m.event_id
      WHERE m.status IN ('open', 'closed') AND m.house_liability_minor > 0
    ), event AS (
      SELECT sport, event_name, sum(minor)::bigint AS minor FROM open
      GROUP BY sport, event_id, event_name ORDER BY 3 DESC LIMIT ${RISKS_MAX}
    ), market AS (SELECT * FROM open ORDER BY minor DESC LIMIT ${RISKS_MAX}),
    found AS (
      SELECT 'sport' AS scope, s.sport, '' AS event_name, '' AS market_name, NULL AS code,
        coalesce((SELECT sum(minor) FROM open o WHERE o.sport = s.sport), 0)::bigint AS minor
      FROM unnest(${[...SPORTS]}::text[]) AS s (sport)
      UNION ALL SELECT 'event', sport, event_name, '', NULL, minor FROM event
      UNION ALL SELECT 'market', sport, event_name, name, code, minor FROM market
    )
    SELECT scope, sport, event_name AS "eventName", market_name AS "marketName",
      code AS "marketCode", NULL AS "runnerName", NULL::json AS player, minor AS "atRiskMinor"
    FROM found
  `.execute(db)
  return rows
}
