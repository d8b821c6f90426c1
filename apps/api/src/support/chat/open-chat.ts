import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** The id of the player's one conversation, which is opened where there is none. */
export async function openChat(db: Db, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO chat (player_id) VALUES (${playerId})
    ON CONFLICT (player_id) DO UPDATE SET player_id = EXCLUDED.player_id
    RETURNING id
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('the chat was not opened')
  return Number(row.id)
}
