import type { FastifyInstance } from 'fastify'
import { StudioError } from '../errors/studio-error.ts'
import { rotateSeeds } from '../fairness/rotate-seeds.ts'
import { historyRound, roundProof } from '../rounds/round-view.ts'
import { findRound, lastRounds } from '../rounds/round.ts'
import { findSession } from '../sessions/find-session.ts'
import type { HistoryAnswer, RotateAnswer, RoundProof } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { bearerOf, ROTATE_BODY } from './read-body.ts'

const HISTORY_MAX = 50

/** The player's own past rounds, and everything needed to check one. */
export function fairnessCalls(server: FastifyInstance, studio: Studio): void {
  server.post('/studio/fairness/rotate', async (request): Promise<RotateAnswer> => {
    const { session, clientSeed } = ROTATE_BODY.parse(request.body)
    return rotateSeeds(studio, await findSession(studio, session), clientSeed)
  })

  server.get('/studio/fairness/history', async (request): Promise<HistoryAnswer> => {
    const session = await findSession(studio, bearerOf(request.headers.authorization))
    const rounds = await lastRounds(studio.db, session, HISTORY_MAX)
    return { rounds: rounds.map((round) => historyRound(studio, round)) }
  })

  server.get<{ Params: { roundId: string } }>(
    '/studio/rounds/:roundId',
    async (request): Promise<RoundProof> => {
      const session = await findSession(studio, bearerOf(request.headers.authorization))
      const round = await findRound(studio.db, request.params.roundId)
      const own = round?.player === session.player && round.provider === session.provider
      if (!own || round.events === null) throw new StudioError('ROUND_NOT_FOUND')
      return roundProof(studio, round, round.events)
    },
  )
}
