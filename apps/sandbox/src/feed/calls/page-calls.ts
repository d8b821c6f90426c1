import type { FastifyInstance } from 'fastify'
import { openPages } from '../../built-pages/open-pages.ts'
import { pagePolicy } from '../../built-pages/page-policy.ts'
import { siteOrigins } from '../../games/calls/site-origins.ts'
import type { Feed } from '../engine/feed.ts'
import { unknownEvent } from './feed-error.ts'

type Options = { feed: Feed; siteOrigin: string; buildDir: string }

/** The score frame and the stream frame, which only the operator's site may frame. */
export async function pageCalls(
  server: FastifyInstance,
  { feed, siteOrigin, buildDir }: Options,
): Promise<void> {
  const headers = { 'content-security-policy': pagePolicy(siteOrigins(siteOrigin)) }
  const sendPage = await openPages(server, { buildDir, name: 'feed' })
  for (const frame of ['score', 'stream'] as const)
    server.get<{ Params: { eventId: string } }>(`/${frame}/:eventId`, ({ params }, reply) => {
      const fixture = feed.byEvent(params.eventId)
      if (fixture === null || feed.snapshot(fixture) === null) throw unknownEvent()
      return sendPage(reply.headers(headers), `${frame}.html`)
    })
  server.get('/favicon.ico', (_request, reply) => reply.status(204).send())
}
