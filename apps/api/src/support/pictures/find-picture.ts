import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The file of a conversation's picture; refuses a message without one. */
export async function findPicture(db: Db, chatId: bigint, messageId: string): Promise<string> {
  const { rows } = await sql<{ picture_path: string }>`
    SELECT picture_path FROM chat_message
    WHERE id = ${BigInt(messageId)} AND chat_id = ${chatId} AND picture_path IS NOT NULL
  `.execute(db)
  if (!rows[0]) throw new Refusal('NOT_FOUND')
  return rows[0].picture_path
}
