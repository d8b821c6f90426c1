import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listChats } from '../chat/list-chats.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

const SUPPORT_NAME = 'Support'

export const getChats: Handler<Calls['getChats'], Ports> = async ({ db }, { player }) => {
  const chats = await listChats(db, player.playerId)
  return {
    chats: chats.map(({ id, lastMessage, lastAt }) => ({
      chat_id: id,
      other_user: { username: SUPPORT_NAME },
      last_message: lastMessage,
      last_at: lastAt?.toISOString() ?? null,
    })),
  }
}
