import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { catalogCalls } from './calls/catalog-calls.ts'
import { fairnessCalls } from './calls/fairness-calls.ts'
import { operatorCalls } from './calls/operator-calls.ts'
import { pageCalls } from './calls/page-calls.ts'
import { recallCalls } from './calls/recall-calls.ts'
import { roundCalls } from './calls/round-calls.ts'
import { COMMON_HEADERS } from './calls/security-headers.ts'
import { roundListCalls } from './calls/round-list-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { errorAnswerer } from './errors/answer-error.ts'
import { StudioError } from './errors/studio-error.ts'
import type { Studio } from './studio.ts'

const BODY_BYTES_MAX = 8 * 1024
const REQUEST_TIMEOUT_MS = 15_000

/** The studio's http server with every call on it, not listening yet. */
export async function studioServer(studio: Studio, buildDir: string): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
  })
  server.setErrorHandler(errorAnswerer(studio.log))
  server.setNotFoundHandler(() => {
    throw new StudioError('NOT_FOUND')
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...COMMON_HEADERS, 'cache-control': 'no-store' })
  })
  catalogCalls(server, studio)
  sessionCalls(server, studio)
  roundCalls(server, studio)
  fairnessCalls(server, studio)
  recallCalls(server, studio)
  await operatorCalls(server, studio)
  await roundListCalls(server, studio)
  await pageCalls(server, { buildDir, siteOrigin: studio.siteOrigin })
  return server
}
