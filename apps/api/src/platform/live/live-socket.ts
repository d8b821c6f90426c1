import websocket from '@fastify/websocket'
import { LIVE_PATH, liveHello, type LiveEvent } from '@maidan/contract'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { Refusal } from '../http/refusal.ts'
import type { Logger } from 'pino'
import type { LiveHub } from './live-hub.ts'

/** The session behind a token; null when it is over. */
type FindSession = (token: string) => Promise<{ playerId: bigint; sessionId: bigint } | null>

type Ports = { log: Logger; live: LiveHub; findSession: FindSession }

const HELLO_TIMEOUT_MS = 5_000
const FRAME_BYTES_MAX = 4_096
const PING_EVERY_MS = 25_000
/** How often the session behind a socket is looked at: it may have grown too old. */
const CHECK_SESSION_EVERY_MS = 300_000
/** Bytes that may wait for a slow phone before its socket is cut; it polls and comes back. */
const BACKLOG_BYTES_MAX = 256 * 1024
const CLOSE_REFUSED = 4401

/** Serves the live socket: the first frame says who is there, then only the server speaks. */
export async function serveLiveSocket(app: FastifyInstance, ports: Ports) {
  await app.register(websocket, {
    options: { maxPayload: FRAME_BYTES_MAX },
    errorHandler: (error: NodeJS.ErrnoException, socket) => {
      noteBroken(ports, error)
      socket.terminate()
    },
  })
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    handler: () => {
      throw new Refusal('NOT_FOUND')
    },
    wsHandler: (socket) => awaitHello(ports, socket),
  })
}

/** What a phone or a stranger does to a socket is told by its code; a bug of ours with its stack. */
function noteBroken({ log }: Ports, error: NodeJS.ErrnoException) {
  if (error.code) log.warn({ code: error.code }, 'live socket broken off')
  else log.error({ err: error }, 'live socket failed')
}

function awaitHello(ports: Ports, socket: WebSocket) {
  const timer = setTimeout(() => socket.close(CLOSE_REFUSED), HELLO_TIMEOUT_MS)
  socket.once('message', (data: Buffer) => {
    clearTimeout(timer)
    greet(ports, socket, data.toString('utf8')).catch((error: unknown) => {
      ports.log.error({ err: error }, 'live socket failed')
      socket.close()
    })
  })
  socket.once('close', () => clearTimeout(timer))
  socket.on('error', () => socket.terminate())
}

async function greet(ports: Ports, socket: WebSocket, frame: string) {
  const token = helloToken(frame)
  const player = await ports.findSession(token)
  if (!player) return socket.close(CLOSE_REFUSED)
  // It may have gone while the session was looked up: then no close would ever free its place.
  if (socket.readyState !== socket.OPEN) return
  const leave = ports.live.join(player.playerId, {
    sessionId: player.sessionId,
    send: (text) =>
      socket.bufferedAmount > BACKLOG_BYTES_MAX ? socket.terminate() : socket.send(text),
    close: () => socket.close(),
  })
  const ping = setInterval(() => socket.ping(), PING_EVERY_MS)
  const check = setInterval(() => void checkSession(ports, socket, token), CHECK_SESSION_EVERY_MS)
  socket.once('close', () => {
    clearInterval(ping)
    clearInterval(check)
    leave()
  })
  // A session that ended before the socket joined had nobody to tell.
  if (!(await ports.findSession(token))) return socket.close(CLOSE_REFUSED)
  socket.send(JSON.stringify({ type: 'ready' } satisfies LiveEvent))
}

/** Closes the socket of a session that is over; a database that does not answer changes nothing. */
async function checkSession(ports: Ports, socket: WebSocket, token: string) {
  try {
    if (!(await ports.findSession(token))) socket.close(CLOSE_REFUSED)
  } catch (error) {
    ports.log.warn({ err: error }, 'the session of a live socket was not checked')
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
