import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Feed } from '../engine/feed.ts'
import type { Faults } from '../push/faults.ts'
import type { Listener } from '../push/push-hub.ts'
import { FeedError } from './feed-error.ts'

/** Events that one listener may name. */
const EVENTS_MAX = 100
/** Bytes that may wait for a slow listener; beyond, it is let go and comes back for what it missed. */
const BACKLOG_BYTES_MAX = 4 * 1024 * 1024
const RETRY_MS = 1_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
}

/** `GET /api/push?events=<ids or *>`: server-sent events. */
export function pushCall(
  server: FastifyInstance,
  { feed, faults }: { feed: Feed; faults: Faults },
): void {
  server.get<{ Querystring: { events?: string } }>('/api/push', (request, reply) => {
    const eventIds = readEvents(request.query.events ?? '')
    if (faults.strikes('error', null)) throw new FeedError(503, 'The push is down.')
    const { raw } = reply
    const lastId = request.headers['last-event-id']
    const open = () => {
      raw.writeHead(200, HEADERS)
      raw.write(`retry: ${RETRY_MS}\n\n`)
    }
    const place = feed.hub.listen(
      listenerOf(raw, eventIds, open),
      typeof lastId === 'string' ? lastId : null,
    )
    if (place === null) throw new FeedError(503, 'Too many listeners. Try again later.')
    reply.hijack()
    if (!raw.headersSent) open()
    raw.once('close', place.leave)
  })
}

/** The headers go out with the first bytes, so that a listener without a place gets an error. */
function listenerOf(
  raw: ServerResponse,
  eventIds: ReadonlySet<string> | null,
  open: () => void,
): Listener {
  return {
    eventIds,
    write(frame) {
      if (!raw.headersSent) open()
      raw.write(frame)
      if (raw.writableLength > BACKLOG_BYTES_MAX) raw.destroy()
    },
    drop: () => raw.socket?.end(),
  }
}

/** Null is every event. */
function readEvents(text: string): ReadonlySet<string> | null {
  if (text === '*') return null
  const ids = text.split(',').filter((id) => id !== '')
  if (ids.length === 0 || ids.length > EVENTS_MAX || !ids.every((id) => /^\d{8}$/.test(id)))
    throw new FeedError(422, `events must be * or up to ${EVENTS_MAX} event ids, with commas.`)
  return new Set(ids)
}
