import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { SUPPORT_ACCOUNT_ID } from '../chat/support-account.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

/** A player has one conversation, and it is with support. */
export const startChat: Handler<Calls['startChat'], Ports> = async ({ db }, { player, body }) => {
  if (String(body.user_two_id) !== String(SUPPORT_ACCOUNT_ID)) throw new Refusal('NOT_FOUND')
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO chat (player_id) VALUES (${player.playerId})
    ON CONFLICT (player_id) DO UPDATE SET player_id = EXCLUDED.player_id
    RETURNING id
  `.execute(db)
  return { chat: { id: Number(rows[0]?.id ?? 0n) } }
}
