import { StudioError } from '../../games/errors/studio-error.ts'
import { authenticateLaunch } from '../../games/sessions/authenticate-launch.ts'
import type { OpenedSession } from '../../games/sessions/open-session.ts'
import { storeSession } from '../../games/sessions/store-session.ts'
import { roomOf } from '../offered-room.ts'
import type { Rooms } from '../rooms.ts'

/**
 * Trades the operator's one-time launch token for a session in a room, under `token`. Throws GAME_NOT_FOUND,
 * LAUNCH_REFUSED, PLAYER_BLOCKED, CURRENCY_NOT_OFFERED or WALLET_UNAVAILABLE.
 */
export async function openRoomSession(
  rooms: Pick<Rooms, 'db' | 'wallet' | 'offered'>,
  launch: { token: string; game: string },
  token: string,
): Promise<OpenedSession> {
  const { provider, game, betLevels } = roomOf(rooms.offered, launch.game)
  const place = { provider: provider.slug, game: game.code }
  const { session, balanceMinor } = await authenticateLaunch(rooms.wallet, place, launch.token)
  if (betLevels[session.currency] === undefined) throw new StudioError('CURRENCY_NOT_OFFERED')
  await storeSession(rooms.db, token, session)
  return { token, session, balanceMinor }
}
