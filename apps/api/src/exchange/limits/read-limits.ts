import { LIMIT_SCOPES, SPORTS, type LimitScope, type Sport } from '@maidan/exchange/lists'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

export type HouseLimit = {
  sport: Sport
  scope: LimitScope
  limitMinor: bigint
  /** The request for another one that waits for a second person. */
  approvalId: bigint | null
}

/** Every limit of the house, sport by sport, the widest first. */
export async function readLimits(db: Db | Tx, at: Date): Promise<HouseLimit[]> {
  const { rows } = await sql<HouseLimit>`
    SELECT l.sport, l.scope, l.limit_minor AS "limitMinor", a.id AS "approvalId"
    FROM house_limit l LEFT JOIN approval a ON a.kind = 'limit.change'
      AND a.subject = 'limit:' || l.sport || '.' || l.scope
      AND a.state = 'waiting' AND a.expires_at > ${at}
    ORDER BY array_position(${[...SPORTS]}::text[], l.sport),
      array_position(${[...LIMIT_SCOPES]}::text[], l.scope) DESC
  `.execute(db)
  return rows
}
