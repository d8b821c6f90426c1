import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { StopStatus } from './lock-target.ts'

type Line = CallAnswer<Calls['staffGames']>['providers'][number]

type Row = Omit<Line, 'approval_id' | 'status'> & {
  status: StopStatus
  approval_id: bigint | null
}

/** Every provider there ever was, with how many of its games players can open. */
export async function listStaffProviders(db: Db, at: Date): Promise<Line[]> {
  const { rows } = await sql<Row>`
    SELECT p.slug AS provider, p.name, p.status, p.offered,
      count(g.code) FILTER (WHERE g.offered)::integer AS games,
      count(o.code)::integer AS open_games,
      (SELECT a.id FROM approval a WHERE a.kind = 'game.open'
        AND a.subject = 'provider:' || p.platform
        AND a.state = 'waiting' AND a.expires_at > ${at}) AS approval_id
    FROM game_provider p LEFT JOIN game g ON g.platform = p.platform
    LEFT JOIN open_game o ON o.code = g.code
    GROUP BY p.platform ORDER BY p.ordinal, p.platform
  `.execute(db)
  return rows.map(({ approval_id, ...row }) => ({
    ...row,
    approval_id: approval_id === null ? null : Number(approval_id),
  }))
}
