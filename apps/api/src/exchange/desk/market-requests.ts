import type { CallAnswer, Calls } from '@maidan/contract'
import type { TimeSpan } from '@maidan/exchange'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../db/open-database.ts'
import { outcomeText, type Outcome } from '../views/outcome-text.ts'

export type MarketRequest = CallAnswer<Calls['staffMarket']>['requests'][number]

export type RequestRow = {
  id: bigint
  code: string
  outcome: Outcome
  void_spans: TimeSpan[]
  reason: string
  asked_by: string
  asked_at: Date
  state: 'waiting' | 'approved' | 'rejected'
  answered_by: string | null
  runners: { id: number; name: string }[] | null
}

/** What was asked for on markets, newest first. */
export async function selectRequests(
  db: Db | Tx,
  where: RawBuilder<unknown>,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    SELECT q.id, m.code, q.outcome, q.void_spans, q.reason, q.asked_by, q.asked_at, q.state,
      q.answered_by, (SELECT json_agg(json_build_object('id', r.id, 'name', r.name))
        FROM runner r WHERE r.market_id = m.id) AS runners
    FROM market_request q JOIN market m ON m.id = q.market_id
    WHERE ${where} ORDER BY q.id DESC LIMIT ${REQUESTS_MAX}
  `.execute(db)
  return rows
}

const REQUESTS_MAX = 50

export function showRequest(row: RequestRow): MarketRequest {
  return {
    id: Number(row.id),
    result: outcomeText(row.outcome, row.runners ?? []),
    void_spans: row.void_spans.map(({ fromMs, toMs }) => ({
      from: new Date(fromMs).toISOString(),
      to: new Date(toMs).toISOString(),
    })),
    reason: row.reason,
    asked_by: row.asked_by,
    asked_at: row.asked_at.toISOString(),
    state: row.state,
    answered_by: row.answered_by,
  }
}
