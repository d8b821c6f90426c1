import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

const UNSEEN_DAYS_MAX = 60

/** Forgets devices whose session was ended, and those that nobody came in from for long. */
export async function forgetDevices({ db }: Ports): Promise<number> {
  await sql`
    DELETE FROM push_device d USING player_session s
    WHERE s.id = d.session_id AND (s.ended_at IS NOT NULL
      OR d.seen_at < now() - make_interval(days => ${UNSEEN_DAYS_MAX}))
  `.execute(db)
  return 0
}
