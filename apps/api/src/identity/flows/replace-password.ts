import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import { endSessions } from '../sessions/end-sessions.ts'
import type { Tx } from '../../platform/database/db.ts'
import { passwordChangedWords } from '../../platform/messages/message-texts.ts'
import { queueMessage } from '../../platform/messages/queue-message.ts'

type Row = { language: Language; email: string; phone: string; verified: boolean }

/** Stores a new password, ends every session and tells the main phone; unverified, the e-mail. */
export async function replacePassword(tx: Tx, playerId: bigint, passwordHash: string) {
  const { rows } = await sql<Row>`
    UPDATE player SET password_hash = ${passwordHash}
    FROM player_phone
    WHERE player.id = ${playerId} AND player_phone.player_id = player.id AND player_phone.ordinal = 0
    RETURNING player.language, player.email, player_phone.phone,
      player_phone.verified_at IS NOT NULL AS verified
  `.execute(tx)
  const [player] = rows
  if (!player) throw new Error('a player without a main phone')
  await endSessions(tx, playerId)
  const { phone, verified, email, language } = player
  const to = verified
    ? { channel: 'sms' as const, recipient: phone }
    : { channel: 'email' as const, recipient: email }
  await queueMessage(tx, { ...to, ...passwordChangedWords[language] })
}
