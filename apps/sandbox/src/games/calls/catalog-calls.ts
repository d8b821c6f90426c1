import type { FastifyInstance } from 'fastify'
import { catalog } from '../catalog/catalog.ts'
import type { Studio } from '../studio.ts'

/** What operators read: which games there are, and that the studio is up. */
export function catalogCalls(server: FastifyInstance, studio: Studio): void {
  server.get('/api/catalog', async () => catalog(studio.publicUrl))
  server.get('/livez', async () => ({ ok: true }))
}
