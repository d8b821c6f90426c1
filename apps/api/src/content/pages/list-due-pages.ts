import { AGREED_PAGES, type CallAnswer, type Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type DuePage = CallAnswer<Calls['duePages']>['pages'][number]
type Row = Omit<DuePage, 'published_at'> & { published_at: Date }

/** The pages to agree to whose published version is newer than what the player agreed to. */
export async function listDuePages(db: Db, playerId: bigint): Promise<DuePage[]> {
  const { rows } = await sql<Row>`
    SELECT v.page_key AS key, v.number AS version, v.published_at,
      (SELECT max(a.number) FROM page_acceptance a
        WHERE a.player_id = ${playerId} AND a.page_key = v.page_key) AS accepted_version
    FROM page_version v
    WHERE v.page_key = ANY(${[...AGREED_PAGES]}::text[])
      AND v.number = (SELECT max(n.number) FROM page_version n WHERE n.page_key = v.page_key)
      AND NOT EXISTS (SELECT FROM page_acceptance a WHERE a.player_id = ${playerId}
        AND a.page_key = v.page_key AND a.number = v.number)
    ORDER BY array_position(${[...AGREED_PAGES]}::text[], v.page_key)
  `.execute(db)
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
}
