import { factsOf } from '../../games/catalog/game-facts.ts'
import type { Session } from '../../games/sessions/session.ts'
import { roomOf } from '../offered-room.ts'
import type { RoomSession } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'

/** All a page needs to stand in a room, beside what the room's stream says. */
export function roomSession(
  { offered, siteOrigin }: Pick<Rooms, 'offered' | 'siteOrigin'>,
  { token, session, balanceMinor }: { token: string; session: Session; balanceMinor: bigint },
): RoomSession {
  const room = roomOf(offered, session.game)
  return {
    session: token,
    username: session.username,
    currency: session.currency,
    language: session.language,
    siteOrigin,
    balanceMinor: String(balanceMinor),
    betsMax: room.game.betsMax,
    game: factsOf(room, session.currency),
  }
}
