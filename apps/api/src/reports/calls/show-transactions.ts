import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listTransactions } from '../queries/player-transactions.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const showTransactions: Handler<Calls['showTransactions'], Ports> = async (
  { db },
  request,
) => {
  const language = request.language ?? request.player.language
  return { transaction: await listTransactions(db, { ...request.player, language }) }
}
