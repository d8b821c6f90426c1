import type { Pool } from 'pg'
import { hashSessionToken } from './session-token.ts'

/** A process that began to open a session and says nothing for this long has died. */
const CLAIM_SECONDS = 10

/** Whether the caller is the one who opens the session of this token now, among all processes. */
export async function claimEntry(db: Pool, token: string): Promise<boolean> {
  const claimed = await db.query(
    `insert into studio.entries as e (token_hash) values ($1)
     on conflict (token_hash) do update set began_at = now()
       where e.began_at < now() - make_interval(secs => $2)`,
    [hashSessionToken(token), CLAIM_SECONDS],
  )
  return claimed.rowCount === 1
}

/** The session is open, or could not be opened: whoever asks next may look or try. */
export async function letGoOfEntry(db: Pool, token: string): Promise<void> {
  await db.query(`delete from studio.entries where token_hash = $1`, [hashSessionToken(token)])
}

/** Claims of processes that died, and that nobody came back for. */
export async function forgetDeadClaims(db: Pool): Promise<void> {
  await db.query(`delete from studio.entries where began_at < now() - make_interval(secs => $1)`, [
    CLAIM_SECONDS,
  ])
}
