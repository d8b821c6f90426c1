import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { putIntoWords, type Letter } from '../../support/inbox/letter.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'
import { queueMessage } from '../../platform/messages/queue-message.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'

/** Tells a player something: in their inbox, and by SMS in their language to their verified phone. */
export async function notifyPlayer(
  tx: Tx,
  player: Pick<MoneyPlayer, 'id' | 'language'>,
  letter: Letter,
) {
  await writeInbox(tx, player.id, letter)
  const { rows } = await sql<{ phone: string }>`
    SELECT phone FROM player_phone
    WHERE player_id = ${player.id} AND ordinal = 0 AND verified_at IS NOT NULL
  `.execute(tx)
  const { text } = putIntoWords(letter, player.language)
  for (const { phone: recipient } of rows)
    await queueMessage(tx, { channel: 'sms', recipient, subject: '', text: `Maidan: ${text}` })
}
