import type { Pool } from 'pg'
import { hashSessionToken } from './session-token.ts'
import type { Session } from './session.ts'

/**
 * Keeps a session under the hash of its token. `isWayIn`: the token only opens the page, once, and
 * is traded there for the session's own.
 */
export async function storeSession(
  db: Pool,
  token: string,
  session: Session,
  isWayIn = false,
): Promise<void> {
  await db.query(
    `insert into studio.sessions
       (token_hash, provider, game, player, username, currency, language, wallet_session, is_way_in)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      hashSessionToken(token),
      session.provider,
      session.game,
      session.player,
      session.username,
      session.currency,
      session.language,
      session.walletSession,
      isWayIn,
    ],
  )
}
