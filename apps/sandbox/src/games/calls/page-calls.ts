import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { offeredGame } from '../catalog/offered-game.ts'
import { PICTURE_HEADERS } from './security-headers.ts'
import { sendPage } from './send-page.ts'

const ASSET_MAX_AGE = '365d'
const PICTURE_MAX_AGE = '1h'

/** The pages of slots and boards, their built assets, and the pictures they load. */
export async function pageCalls(
  server: FastifyInstance,
  { buildDir, siteOrigin }: { buildDir: string; siteOrigin: string },
): Promise<void> {
  const pageDir = join(buildDir, 'studio')
  const boardsDir = join(buildDir, 'boards')

  server.get<{ Params: { code: string } }>('/play/:code', async (request, reply) => {
    const { kind } = offeredGame(request.params.code)
    const dir = kind === 'slot' ? pageDir : boardsDir
    return sendPage({ pageDir: dir, siteOrigin }, request, reply)
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
    root: join(boardsDir, 'assets'),
    prefix: '/boards/assets/',
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
