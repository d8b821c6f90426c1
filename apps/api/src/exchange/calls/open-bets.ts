import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'
import { listOpenBets } from '../queries/list-open-bets.ts'

type Ports = { db: Db }

export const openBets: Handler<Calls['openBets'], Ports> = async (
  { db },
  { query, player, language },
) => {
  const { playerId } = player
  const { market_id: marketCode = null, event_id: eventId = null } = query
  return { bets: await listOpenBets(db, { playerId, marketCode, eventId, language }) }
}
