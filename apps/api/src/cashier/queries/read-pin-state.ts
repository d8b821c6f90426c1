import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Whether a player has a withdrawal PIN, and since when. */
export async function readPinState(
  db: Db,
  playerId: bigint,
): Promise<CallAnswer<Calls['showWithdrawalPin']>> {
  const { rows } = await sql<{ set_at: Date }>`
    SELECT set_at FROM withdrawal_pin WHERE player_id = ${playerId}
  `.execute(db)
  return { set_at: rows[0]?.set_at.toISOString() ?? null }
}
