import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import { pageHeaders, PICTURE_HEADERS } from './security-headers.ts'
import { framingOrigin } from './site-origins.ts'

const ASSET_MAX_AGE = '365d'
const PICTURE_MAX_AGE = '1h'

/** The game page, its built assets, and the pictures it loads. */
export async function pageCalls(
  server: FastifyInstance,
  { buildDir, siteOrigin }: { buildDir: string; siteOrigin: string },
): Promise<void> {
  const pageDir = join(buildDir, 'studio')

  server.get<{ Params: { code: string } }>('/play/:code', async (request, reply) => {
    offeredGame(request.params.code)
    const page = await readFile(join(pageDir, 'index.html'), 'utf8').catch(() => null)
    if (page === null) throw new StudioError('PAGE_NOT_BUILT')
    const own = page.replace('__SITE_ORIGIN__', framingOrigin(siteOrigin, request.headers.referer))
    return reply.headers(pageHeaders(siteOrigin)).type('text/html; charset=utf-8').send(own)
  })

  await server.register(fastifyStatic, {
    root: join(pageDir, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: ASSET_MAX_AGE,
    decorateReply: false,
  })
  await server.register(fastifyStatic, {
    root: join(buildDir, 'storage'),
    prefix: '/art/',
    index: false,
    maxAge: PICTURE_MAX_AGE,
    decorateReply: false,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(PICTURE_HEADERS)) response.setHeader(name, value)
    },
  })
}
