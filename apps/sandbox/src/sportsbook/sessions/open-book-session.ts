import { StudioError } from '../../games/errors/studio-error.ts'
import { authenticateLaunch } from '../../games/sessions/authenticate-launch.ts'
import type { Purse } from '../../games/sessions/read-purse.ts'
import type { Session } from '../../games/sessions/session.ts'
import { storeSession } from '../../games/sessions/store-session.ts'
import { BOOK_GAME } from '../book-game.ts'
import type { Book } from '../book.ts'
import { stakeLimits } from '../stake-limits.ts'

const PLACE = { provider: BOOK_GAME.provider, game: BOOK_GAME.code }

export type OpenedBook = { token: string; session: Session; purse: Omit<Purse, 'bonusOddsMin'> }

/**
 * Trades the operator's one-time launch token for `token`, our own: a way in, which opens the page
 * once, or the session itself. Throws LAUNCH_REFUSED, PLAYER_BLOCKED, CURRENCY_NOT_OFFERED or
 * WALLET_UNAVAILABLE.
 */
export async function openBookSession(
  { db, wallet }: Book,
  launch: string,
  { token, isWayIn }: { token: string; isWayIn: boolean },
): Promise<OpenedBook> {
  const { session, ...purse } = await authenticateLaunch(wallet, PLACE, launch)
  if (stakeLimits(session.currency) === null) throw new StudioError('CURRENCY_NOT_OFFERED')
  await storeSession(db, token, session, isWayIn)
  return { token, session, purse }
}
