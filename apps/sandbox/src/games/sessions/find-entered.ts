import type { Pool } from 'pg'
import { findSession } from './find-session.ts'
import { hashSessionToken } from './session-token.ts'
import type { Session } from './session.ts'

/**
 * How long a try that has entered is answered again: longer than a page repeats it by itself and its
 * player takes to press once more.
 */
export const ENTER_AGAIN_SECONDS = 120

/** The session that a try has entered a game by, a little while ago; null without one. Throws SESSION_EXPIRED. */
export async function findEntered(db: Pool, token: string, game: string): Promise<Session | null> {
  const entered = await db.query(
    `select 1 from studio.sessions where token_hash = $1 and game = $2 and not is_way_in
       and opened_at > now() - make_interval(secs => $3)`,
    [hashSessionToken(token), game, ENTER_AGAIN_SECONDS],
  )
  return entered.rowCount === 0 ? null : findSession({ db }, token)
}
