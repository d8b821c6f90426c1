import type { Server } from 'node:http'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { countAtOnce } from '../limits/count-at-once.ts'
import { networkOf } from '../limits/network-of.ts'
import { answerClientError } from './answer-client-error.ts'

const PARAM_LENGTH_MAX = 64

/** How long a client may take over each part, and how many it may hold open. */
export type Guard = {
  headersMs: number
  requestMs: number
  idleMs: number
  /** How often the times are looked at. */
  checkMs: number
  /** Connections of one address; only where no proxy stands between. */
  connectionsPerIp: number
  connectionsMax: number
}

/** Many phones share the address of their network; what they ask here is short and without body. */
export const GUARD: Guard = {
  headersMs: 5_000,
  requestMs: 10_000,
  idleMs: 15_000,
  checkMs: 2_000,
  connectionsPerIp: 512,
  connectionsMax: 25_000,
}

type Settings = Pick<Config, 'TRUST_PROXY' | 'LIMITS_SCALE'>

/**
 * A server for what is only read: slow and idle clients are let go, a body is refused unread, and
 * nobody holds all connections.
 */
export function guardedServer(settings: Settings, guard: Guard = GUARD): FastifyInstance {
  const { TRUST_PROXY: proxies, LIMITS_SCALE: scale } = settings
  const app = fastify({
    logger: false,
    trustProxy: proxies === '' ? false : proxies,
    forceCloseConnections: true,
    requestTimeout: guard.requestMs,
    keepAliveTimeout: guard.idleMs,
    http: { headersTimeout: guard.headersMs, connectionsCheckingInterval: guard.checkMs },
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    clientErrorHandler: answerClientError,
  })
  app.server.maxConnections = guard.connectionsMax
  if (proxies === '') limitConnections(app.server, guard.connectionsPerIp * scale)
  app.addHook('onRequest', refuseBody)
  return app
}

function limitConnections(server: Server, max: number) {
  const open = countAtOnce(max)
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (!open.enter(network)) {
      socket.destroy()
      return
    }
    socket.once('close', () => open.leave(network))
  })
}

/** The connection ends with the answer, so that the rest of the body is not waited for. */
async function refuseBody({ headers }: FastifyRequest, reply: FastifyReply) {
  const length = headers['content-length'] ?? '0'
  if (length === '0' && headers['transfer-encoding'] === undefined) return
  await reply.status(413).header('connection', 'close').send({ message: 'No body is taken here.' })
}
