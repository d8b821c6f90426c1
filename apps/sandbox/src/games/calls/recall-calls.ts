import type { FastifyInstance } from 'fastify'
import { StudioError } from '../errors/studio-error.ts'
import { holdsKey } from '../recall/holds-key.ts'
import { RECALL_CSS } from '../recall/recall-css.ts'
import { recallPage } from '../recall/recall-page.ts'
import { RECALL_QUERY } from '../recall/recall-query.ts'
import { findRound } from '../rounds/round.ts'
import type { Studio } from '../studio.ts'
import { pageHeaders } from './security-headers.ts'

type RecallRequest = { Params: { roundId: string } }

/** A past round as it looked, for whoever holds its link. */
export function recallCalls(server: FastifyInstance, studio: Studio): void {
  server.get<RecallRequest>('/recall/:roundId', async (request, reply) => {
    const { key, lang } = RECALL_QUERY.parse(request.query)
    const round = await findRound(studio.db, request.params.roundId)
    if (round === null || !holdsKey(key, round.recallKey)) throw new StudioError('ROUND_NOT_FOUND')
    return reply
      .headers(pageHeaders(studio.siteOrigin))
      .type('text/html; charset=utf-8')
      .send(recallPage(round, lang ?? round.language))
  })

  server.get('/recall/style.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css').send(RECALL_CSS),
  )
}
