import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { selectBets, showBet } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readPage } from '../../platform/http/read-page.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

const PAGE_SIZE = 20

export const clearedBets: Handler<Calls['clearedBets'], Ports> = async (
  { db },
  { query, player, language },
) => {
  const page = readPage(query.page)
  const { sport = null, result = null } = query
  const rows = await selectBets(db, {
    where: sql`o.player_id = ${player.playerId}
      AND (s.outcome IS NOT NULL OR (o.state = 'done' AND o.matched_minor = 0))
      AND (${sport}::text IS NULL OR e.sport = ${sport})
      AND (${result}::text IS NULL OR coalesce(s.outcome, 'unmatched') = ${result})`,
    limit: PAGE_SIZE + 1,
    language,
    offset: (page - 1) * PAGE_SIZE,
  })
  const bets = rows.slice(0, PAGE_SIZE).map(showBet)
  return { bets, page, last_page: rows.length > PAGE_SIZE ? page + 1 : page }
}
