import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { Session } from '../sessions/session.ts'
import type { Studio } from '../studio.ts'
import { isDemo } from './demo-session.ts'
import { startMinor } from './demo-start.ts'

const TOP_UP_EVERY_SECONDS = 5

/**
 * Fills a purse of play money up to what it began with; one that holds more keeps it. Answers what it
 * holds. Throws SESSION_EXPIRED for a session of real money, TOO_FAST within 5 s of the last time.
 */
export async function topUp({ db }: Studio, session: Session): Promise<bigint> {
  if (!isDemo(session.walletSession)) throw new StudioError('SESSION_EXPIRED')
  const levels = offeredGame(session.game).betLevels[session.currency] ?? []
  const { rows } = await db.query<{ balance_minor: string }>(
    `update studio.demo_purses
     set balance_minor = greatest(balance_minor, $2), topped_up_at = clock_timestamp()
     where session = $1 and topped_up_at < clock_timestamp() - make_interval(secs => $3)
     returning balance_minor`,
    [session.walletSession, startMinor(levels), TOP_UP_EVERY_SECONDS],
  )
  const [purse] = rows
  if (purse === undefined)
    throw new StudioError('TOO_FAST', { retryAfterMs: TOP_UP_EVERY_SECONDS * 1000 })
  return BigInt(purse.balance_minor)
}
