import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import { readPage } from '../../platform/http/read-page.ts'
import { asInboxMessage, type InboxRow } from '../inbox/inbox-message.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

const PAGE_SIZE = 20

export const listInbox: Handler<Calls['listInbox'], Ports> = async (
  { db },
  { player, query, language },
) => {
  const page = readPage(query.page)
  const counted = await sql<{ total: bigint; unread: bigint }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE read_at IS NULL) AS unread
    FROM inbox_message WHERE player_id = ${player.playerId} AND deleted_at IS NULL
  `.execute(db)
  const { rows } = await sql<InboxRow>`
    SELECT id, code, params, title, message, created_at, read_at FROM inbox_message
    WHERE player_id = ${player.playerId} AND deleted_at IS NULL
    ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
  `.execute(db)
  const { total = 0n, unread = 0n } = counted.rows[0] ?? {}
  return {
    success: true,
    data: {
      data: rows.map((row) => asInboxMessage(row, language ?? player.language)),
      last_page: Math.max(1, Math.ceil(Number(total) / PAGE_SIZE)),
      unread: Number(unread),
    },
  }
}
