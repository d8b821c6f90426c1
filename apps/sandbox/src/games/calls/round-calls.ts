import type { FastifyInstance } from 'fastify'
import { findGrant, freeRoundsView } from '../free-rounds/free-grant.ts'
import { choose } from '../rounds/choose.ts'
import { markShown } from '../rounds/mark-shown.ts'
import { spin } from '../rounds/spin.ts'
import { jackpotView } from '../jackpots/jackpot-view.ts'
import { findSession } from '../sessions/find-session.ts'
import type { JackpotAnswer, RoundView, SpinAnswer } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { bearerOf, CHOICE_BODY, SHOWN_BODY, SPIN_BODY } from './read-body.ts'

/** Playing a round, what its jackpot holds, and saying that it was shown to its end. */
export function roundCalls(server: FastifyInstance, studio: Studio): void {
  server.post('/studio/spin', async (request): Promise<SpinAnswer> => {
    const { session, betMinor, ...order } = SPIN_BODY.parse(request.body)
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
    return choose(studio, await findSession(studio, session), { roundId, at, choice })
  })
  server.post('/studio/shown', async (request): Promise<{ roundId: string }> => {
    const { session, roundId } = SHOWN_BODY.parse(request.body)
    await markShown(studio.db, await findSession(studio, session), roundId)
    return { roundId }
  })
}
