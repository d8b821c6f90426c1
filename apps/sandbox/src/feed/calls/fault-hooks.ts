import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Feed } from '../engine/feed.ts'
import type { Faults } from '../push/faults.ts'
import { FeedError } from './feed-error.ts'

/** Strikes the partner's calls with the faults that tests asked for. */
export function faultHooks(
  server: FastifyInstance,
  { feed, faults }: { feed: Feed; faults: Faults },
): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isData(request)) return done()
    const error = faults.strikes('error', eventOf(request, feed))
    done(error ? new FeedError(503, 'The feed is down.') : undefined)
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    const isHalf = isData(request) && faults.strikes('half', eventOf(request, feed))
    if (!isHalf || typeof payload !== 'string') return done(null, payload)
    const half = payload.slice(0, payload.length >> 1)
    void reply.header('content-length', Buffer.byteLength(half))
    done(null, half)
  })
}

function isData({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/push')
}

/** Which event a call is about, by either of its ids. */
function eventOf({ params }: FastifyRequest, feed: Feed): string | null {
  const { eventId, marketId } = params as { eventId?: string; marketId?: string }
  if (eventId !== undefined) return eventId
  return marketId === undefined ? null : (feed.byMarket(marketId)?.eventId ?? null)
}
