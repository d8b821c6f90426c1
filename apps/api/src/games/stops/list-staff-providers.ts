import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { asStopLine, stopColumns, type StopColumns } from './stop-columns.ts'

type Line = CallAnswer<Calls['staffGames']>['providers'][number]

type Row = Omit<Line, keyof StopColumns> & StopColumns

/** Every provider there ever was, with how many of its games players can open. */
export async function listStaffProviders(db: Db, at: Date): Promise<Line[]> {
  const own = stopColumns({ of: 'provider', key: sql`p.platform`, status: sql`p.status`, at })
  const { rows } = await sql<Row>`
    SELECT p.slug AS provider, p.name, ${own}, p.offered,
      count(g.code) FILTER (WHERE g.offered)::integer AS games,
      count(o.code)::integer AS open_games
    FROM game_provider p LEFT JOIN game g ON g.platform = p.platform
    LEFT JOIN open_game o ON o.code = g.code
    GROUP BY p.platform ORDER BY p.ordinal, p.platform
  `.execute(db)
  return rows.map((row) => ({ ...row, ...asStopLine(row) }))
}
