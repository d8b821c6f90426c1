import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { markMessage } from '../inbox/mark-message.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

/** A second call changes nothing and is answered the same. */
export const deleteInboxMessage: Handler<Calls['deleteInboxMessage'], Ports> = async (
  { db },
  { player, params },
) => {
  await markMessage(db, { playerId: player.playerId, id: BigInt(params.id) }, 'deleted')
  return { success: true, message: 'Deleted.' }
}
