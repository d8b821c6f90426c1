import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readPage } from '../../platform/http/read-page.ts'
import type { Db } from '../../platform/database/db.ts'
import { listClearedBets } from '../queries/list-cleared-bets.ts'

type Ports = { db: Db }

export const clearedBets: Handler<Calls['clearedBets'], Ports> = async (
  { db },
  { query, player, language },
) => {
  const page = readPage(query.page)
  const { sport = null, result = null } = query
  const { playerId } = player
  const cleared = await listClearedBets(db, { playerId, sport, result, page, language })
  return { bets: cleared.bets, page, last_page: cleared.isLastPage ? page : page + 1 }
}
