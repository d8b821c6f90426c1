import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listTurnovers } from '../../bonuses/queries/player-turnovers.ts'

export const showTurnovers: Handler<Calls['showTurnovers']> = async ({ db }, request) => {
  const language = request.language ?? request.player.language
  return { turnover: await listTurnovers(db, { ...request.player, language }) }
}
