import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BY_ENCODING, serveAssets } from '../../built-pages/serve-assets.ts'
import { offeredGame } from '../catalog/offered-game.ts'
import { stageAddress } from '../catalog/slot-pictures.ts'
import { languageOf } from '../sessions/session.ts'
import { z } from 'zod'
import { PICTURE_HEADERS } from './security-headers.ts'
import { sendPage } from './send-page.ts'

const PICTURE_MAX_AGE = '1h'

/** The language that a page was opened in; whatever else stands there is the first one. */
const PAGE_QUERY = z.object({ lang: z.string().optional().catch(undefined) })

/** The pages of slots and boards, their built assets, and the pictures they load. */
export async function pageCalls(
  server: FastifyInstance,
  { buildDir, siteOrigin }: { buildDir: string; siteOrigin: string },
): Promise<void> {
  const pageDir = join(buildDir, 'studio')
  const boardsDir = join(buildDir, 'boards')

  server.get<{ Params: { code: string } }>('/play/:code', async (request, reply) => {
    const offered = offeredGame(request.params.code)
    if (offered.kind !== 'slot') return sendPage({ pageDir: boardsDir, siteOrigin }, request, reply)
    const language = languageOf(PAGE_QUERY.parse(request.query).lang)
    void reply.header('link', pictureLink(stageAddress(offered.game.code, language)))
    return sendPage({ pageDir, siteOrigin }, request, reply)
  })

  await serveAssets(server, { root: join(pageDir, 'assets'), prefix: '/assets/' })
  await serveAssets(server, { root: join(boardsDir, 'assets'), prefix: '/boards/assets/' })
  await server.register(fastifyStatic, {
    root: join(buildDir, 'storage'),
    prefix: '/art/',
    index: false,
    preCompressed: true,
    maxAge: PICTURE_MAX_AGE,
    decorateReply: false,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries({ ...PICTURE_HEADERS, ...BY_ENCODING }))
        response.setHeader(name, value)
    },
  })
}

/** A page on a slow line fetches its pictures beside its code, not after it. */
function pictureLink(address: string): string {
  return `<${address}>; rel=preload; as=image`
}
