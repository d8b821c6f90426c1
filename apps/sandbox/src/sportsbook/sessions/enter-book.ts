import { StudioError } from '../../games/errors/studio-error.ts'
import { hashSessionToken, newSessionToken } from '../../games/sessions/session-token.ts'
import type { Book } from '../book.ts'

/** How long a way in may wait for its one use. */
const WAY_IN_SECONDS = 60

/**
 * Trades a way in for a session's own token, once. Throws LAUNCH_REFUSED when it was used, is older
 * than a minute, or never was.
 */
export async function enterBook({ db }: Pick<Book, 'db'>, wayIn: string): Promise<string> {
  const token = newSessionToken()
  const traded = await db.query(
    `update studio.sessions set token_hash = $2, is_way_in = false, last_seen_at = now()
     where token_hash = $1 and is_way_in and opened_at > now() - make_interval(secs => $3)`,
    [hashSessionToken(wayIn), hashSessionToken(token), WAY_IN_SECONDS],
  )
  if (traded.rowCount !== 1) throw new StudioError('LAUNCH_REFUSED')
  return token
}
