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

/**
 * Conversations as support lists them: those that wait for an answer first, whoever has waited longest on
 * top, however often they have written since; then the others, the latest on top.
 */
export async function listStaffChats(db: Db): Promise<StaffChat[]> {
  const { rows } = await sql<Row>`
    SELECT c.id AS chat_id, c.player_id, p.username, m.content, m.created_at,
      unanswered.first IS NOT NULL AS waiting
    FROM chat c JOIN player p ON p.id = c.player_id
    JOIN LATERAL (
      SELECT content, created_at FROM chat_message
      WHERE chat_id = c.id ORDER BY id DESC LIMIT 1
    ) m ON true
    CROSS JOIN LATERAL (
      SELECT min(w.id) AS first FROM chat_message w
      WHERE w.chat_id = c.id AND w.sender_id = c.player_id AND w.id > coalesce((
        SELECT max(a.id) FROM chat_message a WHERE a.chat_id = c.id AND a.sender_id <> c.player_id
      ), 0)
    ) unanswered
    ORDER BY unanswered.first NULLS LAST, m.created_at DESC LIMIT ${CHATS_MAX}
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
