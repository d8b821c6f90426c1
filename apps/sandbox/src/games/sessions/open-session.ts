import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { Studio } from '../studio.ts'
import { authenticateLaunch } from './authenticate-launch.ts'
import type { Session } from './session.ts'
import { storeSession } from './store-session.ts'

export type OpenedSession = { token: string; session: Session; balanceMinor: bigint }

/**
 * Trades the operator's one-time launch token for a session of our own, under `token`. Throws GAME_NOT_FOUND,
 * LAUNCH_REFUSED, PLAYER_BLOCKED, CURRENCY_NOT_OFFERED or WALLET_UNAVAILABLE.
 */
export async function openSession(
  studio: Studio,
  launch: { token: string; game: string },
  token: string,
): Promise<OpenedSession> {
  const { provider, game, betLevels } = offeredGame(launch.game)
  const place = { provider: provider.slug, game: game.code }
  const { session, balanceMinor } = await authenticateLaunch(studio.wallet, place, launch.token)
  if (betLevels[session.currency] === undefined) throw new StudioError('CURRENCY_NOT_OFFERED')
  await storeSession(studio.db, token, session)
  return { token, session, balanceMinor }
}
