import websocket from '@fastify/websocket'
import { LIVE_PATH, liveHello, type LiveEvent } from '@maidan/contract'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { findPlayerSession } from '../../identity/sessions/find-player-session.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../http/refusal.ts'

const HELLO_TIMEOUT_MS = 5_000
const FRAME_BYTES_MAX = 4_096
const PING_EVERY_MS = 25_000
/** How often the session behind a socket is looked at: it may have grown too old. */
const CHECK_SESSION_EVERY_MS = 300_000
/** Bytes that may wait for a slow phone before its socket is cut; it polls and comes back. */
const BACKLOG_BYTES_MAX = 256 * 1024
const CLOSE_REFUSED = 4401

/** Serves the live socket: the first frame says who is there, then only the server speaks. */
export async function serveLiveSocket(app: FastifyInstance, ctx: Context) {
  await app.register(websocket, {
    options: { maxPayload: FRAME_BYTES_MAX },
    errorHandler: (error: NodeJS.ErrnoException, socket) => {
      noteBroken(ctx, error)
      socket.terminate()
    },
  })
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    handler: () => {
      throw new Refusal('NOT_FOUND')
    },
    wsHandler: (socket) => awaitHello(ctx, socket),
  })
}

/** What a phone or a stranger does to a socket is told by its code; a bug of ours with its stack. */
function noteBroken({ log }: Context, error: NodeJS.ErrnoException) {
  if (error.code) log.warn({ code: error.code }, 'live socket broken off')
  else log.error({ err: error }, 'live socket failed')
}

function awaitHello(ctx: Context, socket: WebSocket) {
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
}

async function greet(ctx: Context, socket: WebSocket, frame: string) {
  const token = helloToken(frame)
  const player = await findPlayerSession(ctx, token)
  if (!player) return socket.close(CLOSE_REFUSED)
  // It may have gone while the session was looked up: then no close would ever free its place.
  if (socket.readyState !== socket.OPEN) return
  const leave = ctx.live.join(player.playerId, {
    sessionId: player.sessionId,
    send: (text) =>
      socket.bufferedAmount > BACKLOG_BYTES_MAX ? socket.terminate() : socket.send(text),
    close: () => socket.close(),
  })
  const ping = setInterval(() => socket.ping(), PING_EVERY_MS)
  const check = setInterval(() => void checkSession(ctx, socket, token), CHECK_SESSION_EVERY_MS)
  socket.once('close', () => {
    clearInterval(ping)
    clearInterval(check)
    leave()
  })
  // A session that ended before the socket joined had nobody to tell.
  if (!(await findPlayerSession(ctx, token))) return socket.close(CLOSE_REFUSED)
  socket.send(JSON.stringify({ type: 'ready' } satisfies LiveEvent))
}

/** Closes the socket of a session that is over; a database that does not answer changes nothing. */
async function checkSession(ctx: Context, socket: WebSocket, token: string) {
  try {
    if (!(await findPlayerSession(ctx, token))) socket.close(CLOSE_REFUSED)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the session of a live socket was not checked')
  }
}

function helloToken(frame: string): string {
  try {
    const hello = liveHello.safeParse(JSON.parse(frame))
    return hello.success ? hello.data.token : ''
  } catch {
    return ''
  }
}
