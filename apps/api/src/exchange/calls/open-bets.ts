import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { BETS_MAX, selectBets, showBet } from '../views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const openBets: Handler<Calls['openBets'], Ports> = async (
  { db },
  { query, player, language },
) => {
  const rows = await selectBets(db, {
    where: sql`o.player_id = ${player.playerId} AND s.outcome IS NULL
      AND (o.state <> 'done' OR o.matched_minor > 0)
      AND (${query.market_id ?? null}::text IS NULL OR m.code = ${query.market_id ?? null})
      AND (${query.event_id ?? null}::text IS NULL OR m.event_id = ${query.event_id ?? null})`,
    limit: BETS_MAX,
    language,
  })
  return { bets: rows.map(showBet) }
}
