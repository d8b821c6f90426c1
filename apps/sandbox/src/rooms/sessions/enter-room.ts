import { enterOnce, type Way } from '../../games/sessions/enter-once.ts'
import type { OpenedSession } from '../../games/sessions/open-session.ts'
import { readBalance } from '../../games/sessions/read-balance.ts'
import type { Rooms } from '../rooms.ts'
import { openRoomSession } from './open-room-session.ts'

/**
 * Lets a page into a room by the operator's launch. Throws GAME_NOT_FOUND, LAUNCH_REFUSED,
 * PLAYER_BLOCKED, CURRENCY_NOT_OFFERED, SESSION_EXPIRED or WALLET_UNAVAILABLE.
 */
export function enterRoom(
  rooms: Pick<Rooms, 'db' | 'wallet' | 'offered'>,
  way: Way,
): Promise<OpenedSession> {
  return enterOnce(rooms.db, way, {
    open: (token) => openRoomSession(rooms, way, token),
    again: async (token, session) => {
      const balanceMinor = await readBalance(rooms.wallet, session)
      return { token, session, balanceMinor }
    },
  })
}
