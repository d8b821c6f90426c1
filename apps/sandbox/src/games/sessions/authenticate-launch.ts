import { StudioError } from '../errors/studio-error.ts'
import type { WalletAnswer, WalletBody } from '../wallet/wallet-answer.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import type { Purse } from './read-purse.ts'
import { languageOf, type Session } from './session.ts'

/** What is opened: a game, and the provider whose key signs for it. */
type Place = Pick<Session, 'provider' | 'game'>

/**
 * Asks the wallet who a one-time launch token is. Throws LAUNCH_REFUSED, PLAYER_BLOCKED or
 * WALLET_UNAVAILABLE.
 */
export async function authenticateLaunch(
  wallet: WalletClient,
  place: Place,
  token: string,
): Promise<{ session: Session } & Omit<Purse, 'bonusOddsMin'>> {
  const body = JSON.stringify({ token, game: place.game })
  const known = authenticated(await wallet(place.provider, 'authenticate', body))
  return {
    session: sessionOf(known, place),
    balanceMinor: BigInt(known.balance ?? '0'),
    mayBet: known.may_bet ?? true,
  }
}

function authenticated(answer: WalletAnswer): WalletBody {
  if (answer.kind === 'unknown') throw new StudioError('WALLET_UNAVAILABLE')
  if (answer.kind === 'done') return answer.body
  throw new StudioError(answer.code === 'PLAYER_BLOCKED' ? 'PLAYER_BLOCKED' : 'LAUNCH_REFUSED')
}

function sessionOf(body: WalletBody, place: Place): Session {
  const { session, player, currency } = body
  if (session === undefined || player === undefined || currency === undefined) {
    throw new StudioError('WALLET_UNAVAILABLE')
  }
  const username = body.username ?? player
  const language = languageOf(body.language)
  return { ...place, player, username, currency, language, walletSession: session }
}
