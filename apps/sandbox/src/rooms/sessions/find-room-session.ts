import { StudioError } from '../../games/errors/studio-error.ts'
import { findSession } from '../../games/sessions/find-session.ts'
import type { Session } from '../../games/sessions/session.ts'
import type { Rooms } from '../rooms.ts'

/** The live session of a token; one of a game that is no room opens nothing here. Throws SESSION_EXPIRED. */
export async function findRoomSession(
  rooms: Pick<Rooms, 'db' | 'offered'>,
  token: string,
): Promise<Session> {
  const session = await findSession(rooms, token)
  if (!rooms.offered.has(session.game)) throw new StudioError('SESSION_EXPIRED')
  return session
}
