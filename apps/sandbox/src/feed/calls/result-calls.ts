import type { FastifyInstance } from 'fastify'
import type { Feed } from '../engine/feed.ts'
import { FeedError, unknownEvent } from './feed-error.ts'

/** What was decided: of one event, and in order for the one who settles. */
export function resultCalls(
  server: FastifyInstance,
  { feed, ready }: { feed: Feed; ready: Promise<void> },
): void {
  server.get<{ Params: { eventId: string } }>('/api/results/:eventId', ({ params }) => {
    const fixture = feed.byEvent(params.eventId)
    const result = fixture && feed.result(fixture)
    if (!result) throw unknownEvent()
    return result
  })

  server.get<{ Querystring: { since?: string } }>('/api/results', async ({ query }) => {
    const since = Number(query.since ?? 0)
    if (!Number.isSafeInteger(since) || since < 0)
      throw new FeedError(422, 'since must be a sequence: a whole number from 0.')
    await ready
    return feed.results(since)
  })
}
