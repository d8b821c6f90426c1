import type { ProviderSlug } from '@maidan/contract'
import { StudioError } from '../errors/studio-error.ts'
import type { Studio } from '../studio.ts'
import { hashSessionToken } from './session-token.ts'
import { languageOf, type Session } from './session.ts'

/** A session ends after this long without a call … */
const SESSION_IDLE_MINUTES = 30

/** … and after this long whatever happens. */
const SESSION_AGE_HOURS = 12

type SessionRow = {
  provider: ProviderSlug
  game: string
  player: string
  username: string
  currency: string
  language: string
  wallet_session: string
}

/** The live session of a token, its idle time starting anew. Throws SESSION_EXPIRED. */
export async function findSession(studio: Pick<Studio, 'db'>, token: string): Promise<Session> {
  const found = await studio.db.query<SessionRow>(
    `update studio.sessions set last_seen_at = now()
     where token_hash = $1 and not is_way_in
       and last_seen_at > now() - make_interval(mins => $2)
       and opened_at > now() - make_interval(hours => $3)
     returning provider, game, player, username, currency, language, wallet_session`,
    [hashSessionToken(token), SESSION_IDLE_MINUTES, SESSION_AGE_HOURS],
  )
  const [row] = found.rows
  if (row === undefined) throw new StudioError('SESSION_EXPIRED')
  const { wallet_session: walletSession, language, ...rest } = row
  return { ...rest, language: languageOf(language), walletSession }
}
