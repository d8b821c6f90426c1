import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

const KEPT_HOURS = 24
const DELETED_AT_ONCE = 1_000

/**
 * Deletes launches whose token was never used and has long been void; a launch that opened a
 * session stays, because its rounds name it. Returns how many went, so that a backlog goes at once.
 */
export async function forgetLaunches({ db, clock }: Ports): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM game_session WHERE id IN (
      SELECT id FROM game_session
      WHERE launched_at IS NULL
        AND launch_expires_at < ${clock.now()}::timestamptz - make_interval(hours => ${KEPT_HOURS})
      LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED
    )
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}
