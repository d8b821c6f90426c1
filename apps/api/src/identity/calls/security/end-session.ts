import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { endSession as end } from '../../sessions/end-session.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

export const endSession: Handler<Calls['endSession'], Ports> = async ({ db }, request) => {
  const { playerId } = request.player
  const ended = await end(db, { playerId, sessionId: BigInt(request.params.id) })
  if (!ended) throw new Refusal('NOT_FOUND')
  return { message: 'The device is logged out.' }
}
