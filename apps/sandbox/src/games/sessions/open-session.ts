import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { Studio } from '../studio.ts'
import type { ProviderCode } from '../studio-options.ts'
import type { WalletAnswer, WalletBody } from '../wallet/wallet-answer.ts'
import { hashSessionToken, newSessionToken } from './session-token.ts'
import { languageOf, type Session } from './session.ts'

export type OpenedSession = { token: string; session: Session; balanceMinor: bigint }

/**
 * Trades the operator's one-time launch token for a session of our own. Throws GAME_NOT_FOUND,
 * LAUNCH_REFUSED, PLAYER_BLOCKED, CURRENCY_NOT_OFFERED or WALLET_UNAVAILABLE.
 */
export async function openSession(
  studio: Studio,
  launch: { token: string; game: string },
): Promise<OpenedSession> {
  const { provider, game, betLevels } = offeredGame(launch.game)
  const body = JSON.stringify({ token: launch.token, game: game.code })
  const known = authenticated(await studio.wallet(provider, 'authenticate', body))
  const session = sessionOf(known, provider, game.code)
  if (betLevels[session.currency] === undefined) throw new StudioError('CURRENCY_NOT_OFFERED')
  const token = newSessionToken()
  await storeSession(studio, token, session)
  return { token, session, balanceMinor: BigInt(known.balance ?? '0') }
}

function authenticated(answer: WalletAnswer): WalletBody {
  if (answer.kind === 'unknown') throw new StudioError('WALLET_UNAVAILABLE')
  if (answer.kind === 'done') return answer.body
  throw new StudioError(answer.code === 'PLAYER_BLOCKED' ? 'PLAYER_BLOCKED' : 'LAUNCH_REFUSED')
}

function sessionOf(body: WalletBody, provider: ProviderCode, game: string): Session {
  const { session, player, currency } = body
  if (session === undefined || player === undefined || currency === undefined) {
    throw new StudioError('WALLET_UNAVAILABLE')
  }
  const username = body.username ?? player
  const language = languageOf(body.language)
  return { provider, game, player, username, currency, language, walletSession: session }
}

async function storeSession(studio: Studio, token: string, session: Session): Promise<void> {
  await studio.db.query(
    `insert into studio.sessions
       (token_hash, provider, game, player, username, currency, language, wallet_session)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hashSessionToken(token),
      session.provider,
      session.game,
      session.player,
      session.username,
      session.currency,
      session.language,
      session.walletSession,
    ],
  )
}
