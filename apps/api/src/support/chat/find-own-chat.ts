import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** Refuses a conversation that is not the player's as one that does not exist. */
export async function findOwnChat(db: Db | Tx, playerId: bigint, chatId: string | number) {
  const id = /^[1-9]\d{0,17}$/.test(String(chatId)) ? BigInt(chatId) : 0n
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM chat WHERE id = ${id} AND player_id = ${playerId}
  `.execute(db)
  if (!rows[0]) throw new Refusal('NOT_FOUND')
  return rows[0].id
}
