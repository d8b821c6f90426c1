import type { FastifyInstance } from 'fastify'
import { findGrant, freeRoundsView } from '../free-rounds/free-grant.ts'
import { choose } from '../rounds/choose.ts'
import { markShown } from '../rounds/mark-shown.ts'
import { spin } from '../rounds/spin.ts'
import { jackpotView } from '../jackpots/jackpot-view.ts'
import { findSession } from '../sessions/find-session.ts'
import type { JackpotAnswer, RoundView, SpinAnswer } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { rateLimit } from './rate-limit.ts'
import { bearerOf, CHOICE_BODY, SHOWN_BODY, SPIN_BODY } from './read-body.ts'

/** Spins and choices of one session: far more than anybody presses, with all repeats of lost answers. */
const ORDERS = { perSecond: 8, burst: 30 }
/** Rounds are shown to their end no faster than they are played. */
const SHOWINGS = ORDERS

/** Playing a round, what its jackpot holds, and saying that it was shown to its end. */
export function roundCalls(server: FastifyInstance, studio: Studio): void {
  // The page waits as long as it is told and asks again, as between two spins.
  const countOrder = rateLimit(ORDERS, { scale: studio.limitsScale, code: 'SPIN_TOO_FAST' })
  const countShowing = rateLimit(SHOWINGS, { scale: studio.limitsScale })

  server.post('/studio/spin', async (request): Promise<SpinAnswer> => {
    const { session, betMinor, ...order } = SPIN_BODY.parse(request.body)
    countOrder(session, performance.now())
    const found = await findSession(studio, session)
    const round = await spin(studio, found, { ...order, betMinor: BigInt(betMinor) })
    const grant = order.grantId && (await findGrant(studio.db, found.provider, order.grantId))
    return { ...round, freeRounds: grant ? freeRoundsView(grant) : null }
  })

  server.get('/studio/jackpot', async (request): Promise<JackpotAnswer> => {
    const session = await findSession(studio, bearerOf(request.headers.authorization))
    return { jackpot: jackpotView(studio, session) }
  })

  server.post('/studio/choose', async (request): Promise<RoundView> => {
    const { session, roundId, at, choice } = CHOICE_BODY.parse(request.body)
    countOrder(session, performance.now())
    return choose(studio, await findSession(studio, session), { roundId, at, choice })
  })
  server.post('/studio/shown', async (request): Promise<{ roundId: string }> => {
    const { session, roundId } = SHOWN_BODY.parse(request.body)
    countShowing(session, performance.now())
    await markShown(studio.db, await findSession(studio, session), roundId)
    return { roundId }
  })
}
