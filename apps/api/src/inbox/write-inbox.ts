import { sql } from 'kysely'
import type { Tx } from '../db/open-database.ts'
import { tellPlayer } from '../live/tell-player.ts'

/** Puts a message into a player's inbox, in the transaction that makes it true. */
export async function writeInbox(
  tx: Tx,
  playerId: bigint,
  message: { title: string; text: string },
) {
  await sql`
    INSERT INTO inbox_message (player_id, title, message)
    VALUES (${playerId}, ${message.title}, ${message.text})
  `.execute(tx)
  await tellPlayer(tx, playerId, { type: 'inbox' })
}
