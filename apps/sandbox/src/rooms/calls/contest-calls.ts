import type { FastifyInstance } from 'fastify'
import { rateLimit } from '../../games/calls/rate-limit.ts'
import { bearerOf } from '../../games/calls/read-body.ts'
import { fieldKeeper } from '../contests/field-keeper.ts'
import { fieldFor } from '../contests/kept-contest.ts'
import { roomOf } from '../offered-room.ts'
import type { RoomField } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { findRoomSession } from '../sessions/find-room-session.ts'
import { CONTESTS_QUERY } from './read-body.ts'

const LOOKS = { perSecond: 2, burst: 10 }

/** Who plays against whom in a round, from the moment it is shown. */
export function contestCalls(server: FastifyInstance, rooms: Rooms): void {
  const countLook = rateLimit(LOOKS)
  const contestsOf = fieldKeeper(rooms)

  server.get('/studio/rooms/contests', async (request): Promise<RoomField> => {
    const token = bearerOf(request.headers.authorization)
    countLook(token, performance.now())
    const { number } = CONTESTS_QUERY.parse(request.query)
    const { game, player, currency } = await findRoomSession(rooms, token)
    const feeBps = roomOf(rooms.offered, game).game.contest?.feeBps ?? 0
    const contests = await contestsOf(game, number)
    return {
      number,
      contests: contests
        .filter((one) => one.currency === currency)
        .map((one) => fieldFor(one, player, feeBps)),
    }
  })
}
