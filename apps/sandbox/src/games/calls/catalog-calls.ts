import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { catalog } from '../catalog/catalog.ts'
import { catalogPage } from '../catalog/page/catalog-page.ts'
import type { Studio } from '../studio.ts'
import { pageHeaders } from './security-headers.ts'

const PAGE_QUERY = z.object({ lang: z.enum(['en', 'bn']).default('en') })

/** What operators read: which games there are, as a page and as JSON, and that the studio is up. */
export function catalogCalls(server: FastifyInstance, studio: Studio): void {
  server.get('/', async (request, reply) => {
    const { lang } = PAGE_QUERY.parse(request.query)
    return reply
      .headers(pageHeaders(studio.siteOrigin))
      .type('text/html; charset=utf-8')
      .send(catalogPage(await catalog(studio.publicUrl), lang))
  })
  server.get('/api/catalog', async () => catalog(studio.publicUrl))
  server.get('/livez', async () => ({ ok: true }))
}
