import { StudioError } from '../../games/errors/studio-error.ts'
import { findEntered } from '../../games/sessions/find-entered.ts'
import {
  hashSessionToken,
  newSessionToken,
  sessionTokenOfTry,
} from '../../games/sessions/session-token.ts'
import { BOOK_GAME } from '../book-game.ts'
import type { Book } from '../book.ts'

/** How long a way in may wait for its one use. */
const WAY_IN_SECONDS = 60

/**
 * Trades a way in for a session's own token, once; the same try again gets the same token, for a while.
 * Throws LAUNCH_REFUSED when it was used, is older than a minute, or never was, and SESSION_EXPIRED.
 */
export async function enterBook(
  { db }: Pick<Book, 'db'>,
  { token: wayIn, tryId }: { token: string; tryId: string | null },
): Promise<string> {
  const token = tryId === null ? newSessionToken() : sessionTokenOfTry(wayIn, tryId)
  const traded = await db.query(
    `update studio.sessions set token_hash = $2, is_way_in = false,
       opened_at = now(), last_seen_at = now()
     where token_hash = $1 and is_way_in and opened_at > now() - make_interval(secs => $3)`,
    [hashSessionToken(wayIn), hashSessionToken(token), WAY_IN_SECONDS],
  )
  if (traded.rowCount === 1 || (await findEntered(db, token, BOOK_GAME.code))) return token
  throw new StudioError('LAUNCH_REFUSED')
}
