import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listTurnovers } from '../../bonuses/queries/player-turnovers.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const showTurnovers: Handler<Calls['showTurnovers'], Ports> = async ({ db }, request) => {
  const language = request.language ?? request.player.language
  return { turnover: await listTurnovers(db, { ...request.player, language }) }
}
