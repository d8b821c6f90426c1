import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/**
 * Whether two people have decided that one of these accounts is offered no bonuses. Every grant asks,
 * whatever the bonus is for: a player who tries to take one is told BONUSES_STOPPED.
 */
export async function areBonusesStopped(
  db: Db | Tx,
  playerIds: readonly bigint[],
): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM bonus_stop WHERE player_id = ANY(${[...playerIds]}::bigint[])
    ) AS stopped
  `.execute(db)
  return rows[0]?.stopped ?? false
}
