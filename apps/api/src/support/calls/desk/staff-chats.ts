import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../platform/http/handler.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

const CHATS_MAX = 200

type Row = {
  chat_id: bigint
  player_id: bigint
  username: string
  content: string
  created_at: Date
  waiting: boolean
}

export const staffChats: Handler<Calls['staffChats'], Ports> = async (ports, request) => {
  requireRole(request.staff, 'support')
  const { rows } = await sql<Row>`
    SELECT c.id AS chat_id, c.player_id, p.username, m.content, m.created_at,
      m.sender_id = c.player_id AS waiting
    FROM chat c JOIN player p ON p.id = c.player_id
    JOIN LATERAL (
      SELECT content, created_at, sender_id FROM chat_message
      WHERE chat_id = c.id ORDER BY id DESC LIMIT 1
    ) m ON true
    ORDER BY waiting DESC, m.created_at LIMIT ${CHATS_MAX}
  `.execute(ports.db)
  await notePlayersRead(
    ports,
    request,
    rows.map(({ player_id }) => player_id),
  )
  return {
    data: rows.map(({ chat_id, player_id, username, content, created_at, waiting }) => ({
      chat_id: Number(chat_id),
      player_id: Number(player_id),
      username,
      last_message: content,
      last_at: created_at.toISOString(),
      waiting,
    })),
  }
}
