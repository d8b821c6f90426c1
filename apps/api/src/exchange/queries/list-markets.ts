import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { MarketKind } from '@maidan/exchange/engine'
import type { Outcome } from '../views/outcome-text.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

export type MarketRow = {
  code: string
  kind: MarketKind
  names: Texts
  status: 'open' | 'closed' | 'settled' | 'void'
  in_play: boolean
  version: bigint
  commission_hundredths: number
  outcome: Outcome | null
  runners: { id: number; names: Texts }[] | null
}

/** Markets of one event that are shown at most. */
const MARKETS_MAX = 200

/** The markets of an event with their runners, newest first. */
export async function listMarkets(db: Db, eventId: string): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    SELECT m.code, m.kind, m.status, m.in_play, m.version, m.commission_hundredths, m.outcome,
      (SELECT json_object_agg(t.language, t.name) FROM market_text t WHERE t.market_id = m.id)
        AS names,
      (SELECT json_agg(json_build_object('id', r.id, 'names',
        (SELECT json_object_agg(t.language, t.name) FROM runner_text t
          WHERE t.market_id = r.market_id AND t.runner_id = r.id)) ORDER BY r.ordinal)
        FROM runner r WHERE r.market_id = m.id) AS runners
    FROM market m WHERE m.event_id = ${eventId} ORDER BY m.id DESC LIMIT ${MARKETS_MAX}
  `.execute(db)
  return rows
}
