import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'

/** Takes a player's second factor away with its recovery codes, and tells them who did it. */
export async function removeFactor(tx: Tx, playerId: bigint, by: 'player' | 'staff') {
  await sql`DELETE FROM player_authenticator WHERE player_id = ${playerId}`.execute(tx)
  const code = by === 'staff' ? 'secondFactorReset' : 'secondFactorOff'
  await writeInbox(tx, playerId, { code, params: {} })
}
