import type { FastifyInstance } from 'fastify'
import { SESSION_BODY } from '../../games/calls/read-body.ts'
import { readBalance } from '../../games/sessions/read-balance.ts'
import { rateLimit } from '../../games/calls/rate-limit.ts'
import { markShown } from '../bets/mark-shown.ts'
import { ownBet } from '../bets/own-bet.ts'
import { OWN_BETS_MAX } from '../bets/own-bets.ts'
import { readOwnBets } from '../bets/read-own-bets.ts'
import { takeBet } from '../bets/take-bet.ts'
import { cashOut } from '../cash-out/cash-out.ts'
import type { BetAnswer, CashOutAnswer, OwnView, ShownAnswer } from '../room-api.ts'
import type { Rooms } from '../rooms.ts'
import { findRoomSession } from '../sessions/find-room-session.ts'
import { BET_BODY, CASH_OUT_BODY, SHOWN_BODY } from './read-body.ts'

const ORDERS = { perSecond: 5, burst: 15 }
const LOOKS = { perSecond: 2, burst: 10 }

/** Betting, taking a stake out of a curve, the player's own bets, and what of them has been shown. */
export function betCalls(server: FastifyInstance, rooms: Rooms): void {
  const countOrder = rateLimit(ORDERS)
  const countLook = rateLimit(LOOKS)
  const countShown = rateLimit(LOOKS)

  server.post('/studio/rooms/bet', async (request): Promise<BetAnswer> => {
    const { session: token, order } = BET_BODY.parse(request.body)
    countOrder(token, performance.now())
    const bet = await takeBet(rooms, await findRoomSession(rooms, token), order)
    return {
      bet: ownBet(bet, bet.outAtCenti, rooms.publicUrl),
      balanceMinor: String(bet.balanceMinor ?? 0n),
    }
  })

  server.post('/studio/rooms/cash-out', async (request): Promise<CashOutAnswer> => {
    // Noted when the whole call is here: headers sent ahead of a body must not reserve a height.
    const arrivedMs = rooms.clock.atMs(performance.now())
    const { session: token, betId } = CASH_OUT_BODY.parse(request.body)
    countOrder(token, performance.now())
    const { bet, outAtCenti } = await rooms.pending.whileDeciding(async () => {
      const session = await findRoomSession(rooms, token)
      return cashOut(rooms, session, { betId, arrivedMs })
    })
    return { bet: ownBet(bet, outAtCenti, rooms.publicUrl) }
  })

  server.post('/studio/rooms/mine', async (request): Promise<OwnView> => {
    const { session: token } = SESSION_BODY.parse(request.body)
    countLook(token, performance.now())
    const session = await findRoomSession(rooms, token)
    return {
      bets: await readOwnBets(rooms, session, OWN_BETS_MAX),
      balanceMinor: String(await readBalance(rooms.wallet, session)),
    }
  })

  server.post('/studio/rooms/shown', async (request): Promise<ShownAnswer> => {
    const { session: token, shown } = SHOWN_BODY.parse(request.body)
    countShown(token, performance.now())
    const session = await findRoomSession(rooms, token)
    return { betIds: await markShown(rooms.db, session, shown) }
  })
}
