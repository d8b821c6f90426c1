import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const CHATS_MAX = 200

type StaffChat = CallAnswer<Calls['staffChats']>['data'][number]

type Row = {
  chat_id: bigint
  player_id: bigint
  username: string
  content: string
  created_at: Date
  waiting: boolean
}

/** Conversations as support lists them: those that wait for an answer first, the oldest on top. */
export async function listStaffChats(db: Db): Promise<StaffChat[]> {
  const { rows } = await sql<Row>`
    SELECT c.id AS chat_id, c.player_id, p.username, m.content, m.created_at,
      m.sender_id = c.player_id AS waiting
    FROM chat c JOIN player p ON p.id = c.player_id
    JOIN LATERAL (
      SELECT content, created_at, sender_id FROM chat_message
      WHERE chat_id = c.id ORDER BY id DESC LIMIT 1
    ) m ON true
    ORDER BY waiting DESC, m.created_at LIMIT ${CHATS_MAX}
  `.execute(db)
  return rows.map(({ chat_id, player_id, username, content, created_at, waiting }) => ({
    chat_id: Number(chat_id),
    player_id: Number(player_id),
    username,
    last_message: content,
    last_at: created_at.toISOString(),
    waiting,
  }))
}
