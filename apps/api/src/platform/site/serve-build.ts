import path from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from '../http/answer-error.ts'
import { Refusal } from '../http/refusal.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000
const HOUR_MS = 3600 * 1000
/** The longest path of the app is far shorter. */
const PATH_MAX = 1_000
/** Calls, files, and addresses of another host. */
const NOT_OF_THE_APP = /^\/(\/|(api|storage|docs|assets)(\/|$))/
/** Which of a file's forms is sent depends on what the browser takes; caches on the way must know. */
const VARY = 'accept-encoding'

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
      reply.setHeader('vary', VARY)
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
    setHeaders: (reply) => void reply.setHeader('vary', VARY),
  })
  const page = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html')
  app.get('/', (_, reply) => page(reply))
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? page(reply) : answerError(new Refusal('NOT_FOUND'), request, reply),
  )
}

/** A path of the app, asked by somebody who takes pages: not a call, not a file that is missing. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  if (method !== 'GET' || path.length > PATH_MAX || NOT_OF_THE_APP.test(path)) return false
  const isFile = /\.\w+$/.test(path) && !path.endsWith('.jsp')
  return !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}
