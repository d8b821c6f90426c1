import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { Page } from '../../platform/http/staff-page.ts'
import { gameName } from '../queries/game-name.ts'
import { asStopLine, stopColumns, type StopColumns } from './stop-columns.ts'

type Line = CallAnswer<Calls['staffGames']>['data'][number]

type Row = Omit<Line, keyof StopColumns> & StopColumns & { total: bigint }

/** `provider`: its slug, null for all; `stopped`: those alone that staff have stopped. */
type Asked = { search: string; provider: string | null; stopped: boolean; at: Date; page: Page }

/** Games in the order of the lobby, whoever may open them, with the rounds that are under way. */
export async function listStaffGames(
  db: Db,
  { search, provider, stopped, at, page }: Asked,
): Promise<{ data: Line[]; total: number }> {
  const like = `%${escapeLike(search)}%`
  const own = stopColumns({ of: 'game', key: sql`g.code`, status: sql`g.status`, at })
  const { rows } = await sql<Row>`
    SELECT g.code, ${gameName()} AS name, p.slug AS provider, p.name AS provider_name,
      g.rtp_percent AS rtp, ${own}, g.offered AND p.offered AS offered,
      EXISTS (SELECT 1 FROM open_game o WHERE o.code = g.code) AS open,
      (SELECT count(*)::integer FROM game_round r WHERE r.game_code = g.code AND r.state = 'open')
        AS open_rounds,
      count(*) OVER () AS total
    FROM game g JOIN game_provider p ON p.platform = g.platform
    WHERE (${provider}::text IS NULL OR p.slug = ${provider})
      AND (NOT ${stopped} OR g.status = 'inactive' OR p.status = 'inactive')
      AND (g.code ILIKE ${like} OR EXISTS (
        SELECT 1 FROM game_text t WHERE t.game_code = g.code AND t.name ILIKE ${like}))
    ORDER BY p.ordinal, g.ordinal, g.code LIMIT ${page.pageSize} OFFSET ${page.offset}
  `.execute(db)
  const total = Number(rows[0]?.total ?? 0n)
  return { data: rows.map(asLine), total }
}

function asLine(row: Row): Line {
  const { code, name, provider, provider_name, rtp, offered, open, open_rounds } = row
  return {
    ...asStopLine(row),
    code,
    name,
    provider,
    provider_name,
    rtp,
    offered,
    open,
    open_rounds,
  }
}
