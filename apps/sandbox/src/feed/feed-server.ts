import fastify, { type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { faultHooks } from './calls/fault-hooks.ts'
import { FeedError } from './calls/feed-error.ts'
import { oddsCalls } from './calls/odds-calls.ts'
import { pageCalls } from './calls/page-calls.ts'
import { pushCall } from './calls/push-call.ts'
import { resultCalls } from './calls/result-calls.ts'
import { testCalls } from './calls/test-calls.ts'
import type { Feed } from './engine/feed.ts'
import type { Faults } from './push/faults.ts'
import type { FeedClock } from './schedule/feed-clock.ts'

const BODY_BYTES_MAX = 8 * 1024
const PARAM_LENGTH_MAX = 32

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export type FeedServerOptions = {
  feed: Feed
  faults: Faults
  clock: FeedClock
  now: () => number
  /** Resolves once what is in play stands where it should; calls wait for it. */
  caughtUp: Promise<void>
  /** Resolves once the days past are played. */
  ready: Promise<void>
  publicUrl: () => string
  siteOrigin: string
  /** Where the built pages are. */
  buildDir: string
  log: Pick<Logger, 'error'>
}

/** The partner's calls, its push, its pages, and what tests ask of it. */
export async function feedServer(options: FeedServerOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    bodyLimit: BODY_BYTES_MAX,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
  })
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(HEADERS)
    if (request.method === 'GET') void reply.header('access-control-allow-origin', '*')
    await options.caughtUp
  })
  server.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ message: 'There is nothing here.' }),
  )
  server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error instanceof FeedError ? error.status : (error.statusCode ?? 500)
    if (status < 500 || error instanceof FeedError)
      return reply.status(status).send({ message: error.message })
    options.log.error({ err: error }, 'a feed call failed')
    return reply.status(status).send({ message: 'The feed failed.' })
  })
  faultHooks(server, options)
  oddsCalls(server, options)
  resultCalls(server, options)
  pushCall(server, options)
  await pageCalls(server, options)
  testCalls(server, options)
  return server
}
