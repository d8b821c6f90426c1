import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listTransactions } from '../queries/player-transactions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const showTransactions: Handler<Calls['showTransactions'], Ports> = async (
  { clock, db },
  request,
) => {
  const language = request.language ?? request.player.language
  return { transaction: await listTransactions(db, { ...request.player, language }, clock.now()) }
}
