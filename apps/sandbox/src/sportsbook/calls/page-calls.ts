import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveAssets } from '../../built-pages/serve-assets.ts'
import { sendPage } from '../../games/calls/send-page.ts'
import { BOOK_GAME } from '../book-game.ts'

/** The book's page and its built assets. */
export async function pageCalls(
  server: FastifyInstance,
  { buildDir, siteOrigin }: { buildDir: string; siteOrigin: string },
): Promise<void> {
  const pageDir = join(buildDir, 'sportsbook')
  server.get(`/play/${BOOK_GAME.code}`, (request, reply) =>
    sendPage({ pageDir, siteOrigin }, request, reply),
  )
  await serveAssets(server, { root: join(pageDir, 'assets'), prefix: '/book/assets/' })
}
