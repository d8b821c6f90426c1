import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { InboxRow } from './inbox-message.ts'

const PAGE_SIZE = 20

export type InboxPage = { rows: InboxRow[]; lastPage: number; unread: number }

/** A page (counted from 1) of a player's messages, newest first. */
export async function readInbox(
  db: Db,
  { playerId, page }: { playerId: bigint; page: number },
): Promise<InboxPage> {
  const counted = await sql<{ total: bigint; unread: bigint }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE read_at IS NULL) AS unread
    FROM inbox_message WHERE player_id = ${playerId} AND deleted_at IS NULL
  `.execute(db)
  const { rows } = await sql<InboxRow>`
    SELECT id, code, params, title, message, created_at, read_at FROM inbox_message
    WHERE player_id = ${playerId} AND deleted_at IS NULL
    ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
  `.execute(db)
  const { total = 0n, unread = 0n } = counted.rows[0] ?? {}
  const lastPage = Math.max(1, Math.ceil(Number(total) / PAGE_SIZE))
  return { rows, lastPage, unread: Number(unread) }
}
