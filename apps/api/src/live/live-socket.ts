import websocket from '@fastify/websocket'
import { LIVE_PATH, liveHello, type LiveEvent } from '@maidan/contract'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { findPlayerSession } from '../auth/find-player-session.ts'
import type { Context } from '../context.ts'

const HELLO_TIMEOUT_MS = 5_000
const FRAME_BYTES_MAX = 4_096
const PING_EVERY_MS = 25_000
/** Bytes that may wait for a slow phone before its socket is cut; it polls and comes back. */
const BACKLOG_BYTES_MAX = 256 * 1024
const CLOSE_REFUSED = 4401

/** Serves the live socket: the first frame says who is there, then only the server speaks. */
export async function serveLiveSocket(app: FastifyInstance, ctx: Context) {
  await app.register(websocket, { options: { maxPayload: FRAME_BYTES_MAX } })
  app.get(LIVE_PATH, { websocket: true }, (socket) => {
    const timer = setTimeout(() => socket.close(CLOSE_REFUSED), HELLO_TIMEOUT_MS)
    socket.once('message', (data: Buffer) => {
      clearTimeout(timer)
      greet(ctx, socket, data.toString('utf8')).catch((error: unknown) => {
        ctx.log.error({ err: error }, 'live socket failed')
        socket.close()
      })
    })
    socket.once('close', () => clearTimeout(timer))
    socket.on('error', () => socket.terminate())
  })
}

async function greet(ctx: Context, socket: WebSocket, frame: string) {
  const player = await findPlayerSession(ctx, helloToken(frame))
  if (!player) return socket.close(CLOSE_REFUSED)
  const leave = ctx.live.join(player.playerId, {
    send: (text) =>
      socket.bufferedAmount > BACKLOG_BYTES_MAX ? socket.terminate() : socket.send(text),
    close: () => socket.close(),
  })
  const ping = setInterval(() => socket.ping(), PING_EVERY_MS)
  socket.once('close', () => {
    clearInterval(ping)
    leave()
  })
  socket.send(JSON.stringify({ type: 'ready' } satisfies LiveEvent))
}

function helloToken(frame: string): string {
  try {
    const hello = liveHello.safeParse(JSON.parse(frame))
    return hello.success ? hello.data.token : ''
  } catch {
    return ''
  }
}
