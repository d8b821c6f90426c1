import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerError } from '../http/answer-error.ts'
import { Refusal } from '../http/refusal.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000
const HOUR_MS = 3600 * 1000

/**
 * Serves a built app on its origin: hashed files for ever, pictures for an hour, and its one page
 * for every path that no call has taken.
 */
export async function serveBuild(
  app: FastifyInstance,
  options: { buildDir: string; name: string },
) {
  const root = path.resolve(options.buildDir, options.name)
  await app.register(files, {
    root,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.setHeader(
        'cache-control',
        hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache',
      )
    },
  })
  await app.register(files, {
    root: path.resolve(options.buildDir, 'storage'),
    prefix: '/storage/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    maxAge: HOUR_MS,
  })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage || /^\/(api|storage|docs|assets)\//.test(request.url))
      return answerError(new Refusal('NOT_FOUND'), request, reply)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
