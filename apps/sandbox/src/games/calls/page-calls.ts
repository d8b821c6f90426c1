import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { offeredGame } from '../catalog/offered-game.ts'
import { PICTURE_HEADERS } from './security-headers.ts'
import { sendPage } from './send-page.ts'

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
    return sendPage({ pageDir, siteOrigin }, request, reply)
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
