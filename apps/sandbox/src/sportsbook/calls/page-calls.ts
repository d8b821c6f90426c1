import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../games/calls/send-page.ts'
import { BOOK_GAME } from '../book-game.ts'

const ASSET_MAX_AGE = '365d'

/** The book's page and its built assets. */
export async function pageCalls(
  server: FastifyInstance,
  { buildDir, siteOrigin }: { buildDir: string; siteOrigin: string },
): Promise<void> {
  const pageDir = join(buildDir, 'sportsbook')
  server.get(`/play/${BOOK_GAME.code}`, (request, reply) =>
    sendPage({ pageDir, siteOrigin }, request, reply),
  )
  await server.register(fastifyStatic, {
    root: join(pageDir, 'assets'),
    prefix: '/book/assets/',
    index: false,
    immutable: true,
    maxAge: ASSET_MAX_AGE,
    decorateReply: false,
  })
}
