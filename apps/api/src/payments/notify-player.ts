import { sql } from 'kysely'
import type { Tx } from '../db/open-database.ts'
import { writeInbox } from '../inbox/write-inbox.ts'
import { queueMessage } from '../partners/messages/queue-message.ts'
import type { MoneyPlayer } from './lock-players.ts'
import type { PaymentWords, Told } from './words/payment-words.ts'
import { wordsBn } from './words/words-bn.ts'
import { wordsEn } from './words/words-en.ts'

/** Tells a player something in his language: in his inbox, and by SMS to his verified phone. */
export async function notifyPlayer(
  tx: Tx,
  player: Pick<MoneyPlayer, 'id' | 'language'>,
  say: (words: PaymentWords) => Told,
) {
  const { title, text } = say(player.language === 'bn' ? wordsBn : wordsEn)
  await writeInbox(tx, player.id, { title, text })
  const { rows } = await sql<{ phone: string }>`
    SELECT phone FROM player_phone
    WHERE player_id = ${player.id} AND ordinal = 0 AND verified_at IS NOT NULL
  `.execute(tx)
  for (const { phone: recipient } of rows)
    await queueMessage(tx, { channel: 'sms', recipient, subject: '', text: `Maidan: ${text}` })
}
