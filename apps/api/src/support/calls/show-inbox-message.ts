import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { findInboxMessage } from '../inbox/find-inbox-message.ts'
import { asInboxMessage } from '../inbox/inbox-message.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const showInboxMessage: Handler<Calls['showInboxMessage'], Ports> = async (
  { db },
  { player, params, language },
) => {
  const own = { playerId: player.playerId, id: BigInt(params.id) }
  return asInboxMessage(await findInboxMessage(db, own), language ?? player.language)
}
