import type { FastifyInstance } from 'fastify'
import { topUp } from '../demo/top-up.ts'
import { enterGame } from '../sessions/enter-game.ts'
import { findSession } from '../sessions/find-session.ts'
import { readBalance } from '../sessions/read-balance.ts'
import type { OpenedSessionView, SessionView, TopUpAnswer } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { OPEN_BODY, SESSION_BODY } from './read-body.ts'
import { rateLimit } from './rate-limit.ts'
import { sessionLimits } from './session-limits.ts'
import { sessionView } from './session-view.ts'

/** A purse of play money is filled once in a while; whatever else is pressed is refused without the database. */
const TOP_UPS = { perSecond: 1, burst: 5 }

/** Opening a game from a launch link, and coming back to it. */
export function sessionCalls(server: FastifyInstance, studio: Studio): void {
  const { limitsScale: scale } = studio
  const { countOpening, countLook } = sessionLimits(scale)
  const countTopUp = rateLimit(TOP_UPS, { scale })

  server.post('/studio/session', async (request): Promise<OpenedSessionView> => {
    const { launch, game, tryId } = OPEN_BODY.parse(request.body)
    countOpening(launch, performance.now())
    const way = { token: launch, game, tryId }
    const { token, session, balanceMinor } = await enterGame(studio, way)
    return { session: token, ...(await sessionView(studio, session, balanceMinor)) }
  })

  server.post('/studio/resume', async (request): Promise<SessionView> => {
    const { session: token } = SESSION_BODY.parse(request.body)
    countLook(token, performance.now())
    const session = await findSession(studio, token)
    return sessionView(studio, session, await readBalance(studio.wallet, session))
  })

  server.post('/studio/top-up', async (request): Promise<TopUpAnswer> => {
    const { session: token } = SESSION_BODY.parse(request.body)
    countTopUp(token, performance.now())
    return { balanceMinor: String(await topUp(studio, await findSession(studio, token))) }
  })
}
