import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { networkOf } from '../limits/network-of.ts'
import { answerClientError } from './answer-client-error.ts'
import { answerError } from './answer-error.ts'
import { packAnswers } from './pack-answers.ts'
import { secureHeaders, type Origins } from './secure-headers.ts'
import { newRequestId } from './new-request-id.ts'
import { JSON_BYTES_MAX, readBodies } from './read-body.ts'
import type { Config } from '../config.ts'
import type { Logger } from 'pino'
import type { Limits } from '../limits/open-limits.ts'

type Ports = { config: Config; log: Logger; limits: Limits }

const REQUEST_TIMEOUT_MS = 30_000
const PARAM_LENGTH_MAX = 128

/** A server with what every origin of ours shares: limits, headers, bodies, errors. */
export function buildApp(ports: Ports, origins: Origins): FastifyInstance {
  const log: FastifyBaseLogger = ports.log
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ports.config.TRUST_PROXY === '' ? false : ports.config.TRUST_PROXY,
    bodyLimit: JSON_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    genReqId: newRequestId,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
  })
  readBodies(app)
  app.setErrorHandler(answerError)
  secureHeaders(app, ports, origins)
  packAnswers(app, { isShared: false })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    const isWalletCall = request.url.startsWith('/api/wallet/')
    await ports.limits.take(
      isWalletCall ? 'walletCallsPerIp' : 'requestsPerIp',
      networkOf(request.ip),
    )
  })
  return app
}
