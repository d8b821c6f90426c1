import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

type Use = { playerId: bigint; sessionId: bigint; at: Date }

/**
 * Uses the right PIN of a session up, for one withdrawal. Nothing is asked of who has no PIN. Refuses
 * with WITHDRAWAL_PIN_NEEDED; the PIN counts again if the withdrawal comes to nothing.
 */
export async function useUnlock(tx: Tx, { playerId, sessionId, at }: Use): Promise<void> {
  const { rows } = await sql<{ is_unlocked: boolean }>`
    SELECT coalesce(unlocked_session = ${sessionId} AND unlocked_until > ${at}, false) AS is_unlocked
    FROM withdrawal_pin WHERE player_id = ${playerId} FOR UPDATE
  `.execute(tx)
  const [row] = rows
  if (!row) return
  if (!row.is_unlocked) throw new Refusal('WITHDRAWAL_PIN_NEEDED')
  await sql`
    UPDATE withdrawal_pin SET unlocked_session = NULL, unlocked_until = NULL
    WHERE player_id = ${playerId}
  `.execute(tx)
}
