import type { Pool } from 'pg'

const KEEP_DAYS = 2

/** Sessions that ended long ago are of no use to anyone; rounds keep what they need themselves. */
export async function forgetOldSessions(db: Pool): Promise<void> {
  await db.query(
    `delete from studio.sessions where last_seen_at < now() - make_interval(days => $1)`,
    [KEEP_DAYS],
  )
}
