import type { FastifyInstance } from 'fastify'
import { bearerOf } from '../../games/calls/read-body.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import { holdsKey } from '../../games/recall/holds-key.ts'
import { RECALL_QUERY } from '../../games/recall/recall-query.ts'
import { rateLimit } from '../../games/calls/rate-limit.ts'
import { betProofs } from '../bets/bet-proofs.ts'
import { findBet } from '../bets/bet.ts'
import { newestBets } from '../bets/own-bets.ts'
import { chainView } from '../chain/chains.ts'
import { readReplay } from '../live/read-replay.ts'
import { roomOf } from '../offered-room.ts'
import type { RoomHistory, RoomReplay } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { findRoomSession } from '../sessions/find-room-session.ts'

const LOOKS = { perSecond: 1, burst: 10 }
const HISTORY_MAX = 50

/** With each bet of a contest come all its entries. */
const HISTORY_OF_CONTESTS_MAX = 20

/** The player's own past bets with all it takes to check them, and a past round for a link's holder. */
export function historyCalls(server: FastifyInstance, rooms: Rooms): void {
  const countLook = rateLimit(LOOKS)

  server.get('/studio/rooms/history', async (request): Promise<RoomHistory> => {
    const token = bearerOf(request.headers.authorization)
    countLook(token, performance.now())
    const session = await findRoomSession(rooms, token)
    const { contest } = roomOf(rooms.offered, session.game).game
    const most = contest === undefined ? HISTORY_MAX : HISTORY_OF_CONTESTS_MAX
    const bets = await newestBets(rooms.db, session, most)
    return {
      bets: await betProofs(rooms, bets),
      chain: await chainView(rooms.db, session.game),
    }
  })

  server.get<{ Params: { betId: string } }>(
    '/studio/rooms/replay/:betId',
    async (request): Promise<RoomReplay> => {
      const { key } = RECALL_QUERY.parse(request.query)
      const bet = await findBet(rooms.db, request.params.betId)
      if (bet === null || !holdsKey(key, bet.recallKey)) throw new StudioError('BET_NOT_FOUND')
      return readReplay(rooms, bet)
    },
  )
}
