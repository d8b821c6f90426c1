import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { networkOf } from '../limits/network-of.ts'
import { answerClientError } from './answer-client-error.ts'
import { answerError } from './answer-error.ts'
import { newRequestId } from './new-request-id.ts'
import { JSON_BYTES_MAX, readBodies } from './read-body.ts'
import type { Config } from '../config.ts'
import type { Logger } from 'pino'
import type { Limits } from '../limits/open-limits.ts'

type Ports = { config: Config; log: Logger; limits: Limits }

const REQUEST_TIMEOUT_MS = 30_000
const PARAM_LENGTH_MAX = 128

/** What neither our pages nor the games in their frames need of a phone. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Other origins whose pages ours may frame, and which its scripts may ask. */
type Origins = { frameSrc: string[]; connectSrc: string[] }

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
  // Once for all requests: to read the directives anew for each would cost more than its routing.
  const secure = helmet(headers(ports, origins))
  app.addHook('onRequest', (request, reply, next) => secure(request.raw, reply.raw, () => next()))
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    void reply.header('permissions-policy', PERMISSIONS)
    const isWalletCall = request.url.startsWith('/api/wallet/')
    await ports.limits.take(
      isWalletCall ? 'walletCallsPerIp' : 'requestsPerIp',
      networkOf(request.ip),
    )
  })
  return app
}

/** No script but our own; frames only of the partners that the settings name. */
function headers(ports: Ports, { frameSrc, connectSrc }: Origins) {
  const https = ports.config.PUBLIC_URL?.startsWith('https://') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...connectSrc],
        fontSrc: ["'self'"],
        frameSrc: ["'self'", ...frameSrc],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-site' as const },
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    xFrameOptions: { action: 'sameorigin' as const },
  }
}
