import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

const DAY_MS = 24 * 3_600_000
/** A request can be confirmed for a day; then it is of no more use. */
const KEEP_REQUESTS_MS = 7 * DAY_MS
/** As long as a partner's own books are compared with ours. */
const KEEP_NOTICES_MS = 400 * DAY_MS
const ROWS_MAX = 5_000

/** Forgets requests that nobody confirmed and old notices; returns how many rows went. */
export async function forgetTransfers({ clock, db }: Ports): Promise<number> {
  const nowMs = clock.now().getTime()
  const requests = await sql`
    DELETE FROM ewallet_request WHERE reference IN (
      SELECT reference FROM ewallet_request
      WHERE created_at < ${new Date(nowMs - KEEP_REQUESTS_MS)} LIMIT ${ROWS_MAX}
    )
  `.execute(db)
  const notices = await sql`
    DELETE FROM partner_notice WHERE id IN (
      SELECT id FROM partner_notice
      WHERE received_at < ${new Date(nowMs - KEEP_NOTICES_MS)} AND handled_at IS NOT NULL
      LIMIT ${ROWS_MAX}
    )
  `.execute(db)
  return Number(requests.numAffectedRows ?? 0n) + Number(notices.numAffectedRows ?? 0n)
}
