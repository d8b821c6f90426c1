import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { queueNotice } from '../notices/queue-notice.ts'
import type { Letter } from './letter.ts'

/**
 * Puts a message into a player's inbox, in the transaction that makes it true: a letter, which is
 * put into words when it is read, or words that are kept as they are. Their devices are told.
 */
export async function writeInbox(
  tx: Tx,
  playerId: bigint,
  message: Letter | { title: string; text: string },
) {
  await (
    'code' in message
      ? sql`
        INSERT INTO inbox_message (player_id, code, params)
        VALUES (${playerId}, ${message.code}, ${JSON.stringify(message.params)})
      `
      : sql`
        INSERT INTO inbox_message (player_id, title, message)
        VALUES (${playerId}, ${message.title}, ${message.text})
      `
  ).execute(tx)
  await tellPlayer(tx, playerId, { type: 'inbox' })
  await queueNotice(
    tx,
    playerId,
    'code' in message ? { about: 'letter', letter: message } : { about: 'words', ...message },
  )
}
