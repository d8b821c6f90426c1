import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'

/** A message to one person. `recipient` is an E.164 number or a mail address. */
export type Message = {
  channel: 'sms' | 'email'
  recipient: string
  subject: string
  text: string
}

/** Writes a message in the transaction that makes it true; a job sends it after the commit. */
export async function queueMessage(tx: Db | Tx, message: Message) {
  await queueMessageIf(tx, true, message)
}

/**
 * The same, or nothing, with the same work for the database either way: how long a reset request
 * takes must not tell whether its details fit an account.
 */
export async function queueMessageIf(tx: Db | Tx, requested: boolean, message: Message) {
  const { channel, recipient, subject, text } = message
  await sql`
    INSERT INTO message_out (channel, recipient, subject, text)
    SELECT ${channel}, ${recipient}, ${subject}, ${text} WHERE ${requested}
  `.execute(tx)
}
