import type { FastifyInstance, FastifyReply } from 'fastify'
import { bearerOf } from '../../games/calls/read-body.ts'
import type { LiveRooms } from '../live/live-rooms.ts'
import type { Rooms } from '../rooms.ts'
import { findRoomSession } from '../sessions/find-room-session.ts'
import { onlookerStream } from './onlooker-stream.ts'
import { openStreams } from './open-streams.ts'
import { STREAM_QUERY } from './read-body.ts'

/** A stream keeps its session alive, and ends with it. */
const SESSION_EVERY_MS = 60_000

/** The room as it is and as it changes, as server-sent events, until the page goes. */
export function streamCalls(server: FastifyInstance, rooms: Rooms, live: LiveRooms): void {
  const open = openStreams()

  server.get('/studio/rooms/stream', async (request, reply) => {
    const token = bearerOf(request.headers.authorization)
    const { game } = await findRoomSession(rooms, token)
    const { visit } = STREAM_QUERY.parse(request.query)
    open.cutLine(token, visit)
    open.assertRoom(token)
    const socket = begin(reply)
    if (socket.destroyed) return reply
    const uncount = open.add(token, { visit, cut: () => socket.destroy() })
    const stream = onlookerStream(socket)
    const leave = live.watch(game, stream)
    const looking = setInterval(() => {
      findRoomSession(rooms, token).catch(stream.end)
    }, SESSION_EVERY_MS)
    socket.once('close', () => {
      clearInterval(looking)
      leave()
      uncount()
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
