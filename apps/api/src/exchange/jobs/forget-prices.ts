import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

const KEPT_DAYS = 7
const DELETED_AT_ONCE = 1_000

/** Takes old points of charts away; answers how many went. */
export async function forgetPrices({ db, clock }: Ports): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM runner_price WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM runner_price
      WHERE at < ${clock.now()}::timestamptz - make_interval(days => ${KEPT_DAYS})
      LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED))
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}
