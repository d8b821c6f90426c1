import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

const SUPPORT_NAME = 'Support'

type Row = { chat_id: bigint; content: string | null; created_at: Date | null }

export const getChats: Handler<Calls['getChats'], Ports> = async ({ db }, { player }) => {
  const { rows } = await sql<Row>`
    SELECT c.id AS chat_id, m.content, m.created_at FROM chat c
    LEFT JOIN LATERAL (
      SELECT content, created_at FROM chat_message WHERE chat_id = c.id ORDER BY id DESC LIMIT 1
    ) m ON true
    WHERE c.player_id = ${player.playerId}
  `.execute(db)
  return {
    chats: rows.map(({ chat_id, content, created_at }) => ({
      chat_id: Number(chat_id),
      other_user: { username: SUPPORT_NAME },
      last_message: content,
      last_at: created_at?.toISOString() ?? null,
    })),
  }
}
