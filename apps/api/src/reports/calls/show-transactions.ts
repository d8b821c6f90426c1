import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listTransactions } from '../queries/player-transactions.ts'

export const showTransactions: Handler<Calls['showTransactions']> = async ({ db }, request) => {
  const language = request.language ?? request.player.language
  return { transaction: await listTransactions(db, { ...request.player, language }) }
}
