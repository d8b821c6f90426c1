import type { FastifyInstance } from 'fastify'
import { choose } from '../rounds/choose.ts'
import { markShown } from '../rounds/mark-shown.ts'
import { spin } from '../rounds/spin.ts'
import { findSession } from '../sessions/find-session.ts'
import type { RoundView } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { CHOICE_BODY, SHOWN_BODY, SPIN_BODY } from './read-body.ts'

/** Playing a round and saying that it was shown to its end. */
export function roundCalls(server: FastifyInstance, studio: Studio): void {
  server.post('/studio/spin', async (request): Promise<RoundView> => {
    const { session, betMinor, spinId, setup } = SPIN_BODY.parse(request.body)
    const found = await findSession(studio, session)
    return spin(studio, found, { spinId, betMinor: BigInt(betMinor), setup })
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
