import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Feed } from '../engine/feed.ts'
import { SPORTS, type Fixture, type Sport } from '../schedule/fixture.ts'
import { FeedError, unknownEvent } from './feed-error.ts'

type Options = { feed: Feed; publicUrl: () => string }

const JSON_TYPE = 'application/json; charset=utf-8'

/** The calls of the documents' exchange data provider, and the score that the pages draw. */
export function oddsCalls(server: FastifyInstance, { feed, publicUrl }: Options): void {
  server.get<{ Params: { marketId: string } }>('/api/match-odds/:marketId', ({ params }, reply) =>
    sendJson(reply, snapshotOf(feed, feed.byMarket(params.marketId)).matchOdds),
  )

  server.get<{ Params: { eventId: string } }>('/api/event/:eventId', ({ params }, reply) =>
    sendJson(reply, snapshotOf(feed, feed.byEvent(params.eventId)).event),
  )

  server.get<{ Params: { eventId: string } }>('/api/score/:eventId', ({ params }, reply) =>
    sendJson(reply, snapshotOf(feed, feed.byEvent(params.eventId)).score),
  )

  server.get<{ Params: { eventId: string }; Querystring: { lang?: string } }>(
    '/api/score/board/:eventId',
    ({ params, query }, reply) => {
      const fixture = feed.byEvent(params.eventId)
      if (fixture === null) throw unknownEvent()
      const lang = query.lang === 'bn' ? 'bn' : 'en'
      const address = `${publicUrl()}/score/${fixture.eventId}?lang=${lang}`
      return reply.type('text/html; charset=utf-8').send(boardHtml(address))
    },
  )

  server.get<{ Params: { sport: string } }>('/api/sports-events/:sport', ({ params }, reply) => {
    const sport = SPORTS.find((one): one is Sport => one === params.sport)
    if (sport === undefined) throw new FeedError(404, `Sports are ${SPORTS.join(', ')}.`)
    return sendJson(reply, feed.list(sport))
  })

  server.get('/ip', ({ socket }) => ({
    // The address is gone with a caller who hung up before he was answered.
    ip: (socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
  }))
}

/** What the documents parse: a script with a variable that holds the score frame's address. */
function boardHtml(address: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Score</title></head>
<body><script>var scoreFrameUrl = "${address}";</script></body>
</html>
`
}

function snapshotOf(feed: Feed, fixture: Fixture | null) {
  const snapshot = fixture && feed.snapshot(fixture)
  if (!snapshot) throw unknownEvent()
  return snapshot
}

function sendJson(reply: FastifyReply, body: string) {
  return reply.type(JSON_TYPE).send(body)
}
