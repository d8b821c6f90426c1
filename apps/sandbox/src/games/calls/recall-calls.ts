import type { FastifyInstance } from 'fastify'
import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import { holdsKey } from '../recall/holds-key.ts'
import { RECALL_CSS } from '../recall/recall-css.ts'
import { recallPage } from '../recall/recall-page.ts'
import { RECALL_QUERY } from '../recall/recall-query.ts'
import { findRound, type Round } from '../rounds/round.ts'
import { replayView } from '../rounds/replay-view.ts'
import type { ReplayView } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { pageHeaders } from './security-headers.ts'

type RecallRequest = { Params: { roundId: string } }

/** A past round as it looked, for whoever holds its link. */
export function recallCalls(server: FastifyInstance, studio: Studio): void {
  server.get<RecallRequest>('/recall/:roundId', async (request, reply) => {
    const { key, lang } = RECALL_QUERY.parse(request.query)
    const round = await findRound(studio.db, request.params.roundId)
    if (round === null || !holdsKey(key, round.recallKey)) throw new StudioError('ROUND_NOT_FOUND')
    const offered = offeredGame(round.game)
    if (offered.kind !== 'slot') return reply.redirect(replayPath(round, lang))
    return reply
      .headers(pageHeaders(studio.siteOrigin))
      .type('text/html; charset=utf-8')
      .send(recallPage(round, offered.game, lang ?? round.language))
  })

  server.get<RecallRequest>('/studio/replay/:roundId', async (request): Promise<ReplayView> => {
    const { key } = RECALL_QUERY.parse(request.query)
    const round = await findRound(studio.db, request.params.roundId)
    if (round === null || !holdsKey(key, round.recallKey)) throw new StudioError('ROUND_NOT_FOUND')
    return replayView(studio, round)
  })
  server.get('/recall/style.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css').send(RECALL_CSS),
  )
}

/** A game without reels shows a past round on its own board. */
function replayPath({ game, id, recallKey, language }: Round, lang = language): string {
  return `/play/${game}?${new URLSearchParams({ lang, round: id, key: recallKey })}`
}
