import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db } from '../../platform/database/db.ts'
import { tellPlayers } from '../../platform/live/tell-player.ts'

type Staying = { playerId: bigint; sessionId: bigint }

/** Ends every session of a player but this one, and tells their live sockets; answers how many. */
export function endOtherSessions(db: Db, { playerId, sessionId }: Staying): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      UPDATE player_session SET ended_at = now()
      WHERE player_id = ${playerId} AND id <> ${sessionId} AND ended_at IS NULL RETURNING id
    `.execute(tx)
    const event = { type: 'logged_out' } as const
    await tellPlayers(
      tx,
      rows.map(({ id }) => ({ playerId, sessionId: id, event })),
    )
    return rows.length
  })
}
