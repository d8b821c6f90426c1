import type { Calls } from '@maidan/contract'
import { openChat } from '../chat/open-chat.ts'
import { SUPPORT_ACCOUNT_ID } from '../chat/support-account.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

/** A player has one conversation, and it is with support. */
export const startChat: Handler<Calls['startChat'], Ports> = async ({ db }, { player, body }) => {
  if (String(body.user_two_id) !== String(SUPPORT_ACCOUNT_ID)) throw new Refusal('NOT_FOUND')
  return { chat: { id: await openChat(db, player.playerId) } }
}
