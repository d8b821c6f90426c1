import type { FastifyInstance } from 'fastify'
import { bearerOf, OPEN_BODY, SESSION_BODY } from '../../games/calls/read-body.ts'
import { readBalance } from '../../games/sessions/read-balance.ts'
import { rateLimit } from '../../games/calls/rate-limit.ts'
import { sessionLimits } from '../../games/calls/session-limits.ts'
import type { RoomSession, RoomTime } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { enterRoom } from '../sessions/enter-room.ts'
import { findRoomSession } from '../sessions/find-room-session.ts'
import { roomSession } from '../sessions/room-session.ts'

const TIMES = { perSecond: 5, burst: 20 }

/** Opening a room from a launch link, coming back to it, and setting a page's clock by it. */
export function sessionCalls(server: FastifyInstance, rooms: Rooms): void {
  const { countOpening, countLook } = sessionLimits(rooms.limitsScale)

  server.post('/studio/rooms/session', async (request): Promise<RoomSession> => {
    const { launch, game, tryId } = OPEN_BODY.parse(request.body)
    countOpening(launch, performance.now())
    return roomSession(rooms, await enterRoom(rooms, { token: launch, game, tryId }))
  })

  server.post('/studio/rooms/resume', async (request): Promise<RoomSession> => {
    const { session: token } = SESSION_BODY.parse(request.body)
    countLook(token, performance.now())
    const session = await findRoomSession(rooms, token)
    const balanceMinor = await readBalance(rooms.wallet, session)
    return roomSession(rooms, { token, session, balanceMinor })
  })

  const countTime = rateLimit(TIMES)
  // Answered without looking at anything, so that the way there and back is all that it takes.
  server.get('/studio/rooms/time', async (request): Promise<RoomTime> => {
    countTime(bearerOf(request.headers.authorization), performance.now())
    return { nowMs: rooms.clock.nowMs() }
  })
}
