import type { FastifyInstance, FastifyReply } from 'fastify'
import { bearerOf } from '../../games/calls/read-body.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { LiveRooms } from '../live/live-rooms.ts'
import type { Rooms } from '../rooms.ts'
import { findRoomSession } from '../sessions/find-room-session.ts'
import { onlookerStream } from './onlooker-stream.ts'

/** Streams that one session, and all sessions together, may have open. */
const STREAMS_PER_SESSION_MAX = 3
const STREAMS_MAX = 5_000

/** A stream keeps its session alive, and ends with it. */
const SESSION_EVERY_MS = 60_000

/** The room as it is and as it changes, as server-sent events, until the page goes. */
export function streamCalls(server: FastifyInstance, rooms: Rooms, live: LiveRooms): void {
  const open = new Map<string, number>()
  let openInAll = 0

  const count = (token: string, by: 1 | -1) => {
    const left = (open.get(token) ?? 0) + by
    if (left === 0) open.delete(token)
    else open.set(token, left)
    openInAll += by
  }

  server.get('/studio/rooms/stream', async (request, reply) => {
    const token = bearerOf(request.headers.authorization)
    const { game } = await findRoomSession(rooms, token)
    const own = open.get(token) ?? 0
    if (own >= STREAMS_PER_SESSION_MAX || openInAll >= STREAMS_MAX) {
      throw new StudioError('TOO_MANY_STREAMS')
    }
    const socket = begin(reply)
    if (socket.destroyed) return reply
    count(token, 1)
    const stream = onlookerStream(socket)
    const leave = live.watch(game, stream)
    const looking = setInterval(() => {
      findRoomSession(rooms, token).catch(stream.end)
    }, SESSION_EVERY_MS)
    socket.once('close', () => {
      clearInterval(looking)
      leave()
      count(token, -1)
    })
    return reply
  })
}

/** Takes the answer out of the server's hands, with the headers that every answer has. */
function begin(reply: FastifyReply): FastifyReply['raw'] {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...stringHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that collects answers would hold the room back.
    'x-accel-buffering': 'no',
  })
  reply.raw.flushHeaders()
  return reply.raw
}

function stringHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
