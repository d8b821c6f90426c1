import { sql } from 'kysely'
import { endSessions } from '../auth/end-sessions.ts'
import type { Tx } from '../db/open-database.ts'
import { passwordChangedWords } from '../partners/messages/message-texts.ts'
import { queueMessage } from '../partners/messages/queue-message.ts'

/** Stores a new password, ends every session and tells the main phone. */
export async function replacePassword(tx: Tx, playerId: bigint, passwordHash: string) {
  const { rows } = await sql<{ language: 'en' | 'bn'; phone: string }>`
    UPDATE player SET password_hash = ${passwordHash}
    FROM player_phone
    WHERE player.id = ${playerId} AND player_phone.player_id = player.id AND player_phone.ordinal = 0
    RETURNING player.language, player_phone.phone
  `.execute(tx)
  const [player] = rows
  if (!player) throw new Error('a player without a main phone')
  await endSessions(tx, playerId)
  const { phone: recipient, language } = player
  await queueMessage(tx, { channel: 'sms', recipient, ...passwordChangedWords(language) })
}
