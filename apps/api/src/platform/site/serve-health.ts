import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { version } from '../version.ts'

/** Whether the process lives, whether it can serve, and what it is. */
export function serveHealth(app: FastifyInstance, ctx: Context, state: { draining: boolean }) {
  app.get('/livez', () => ({ status: 'alive' }))
  app.get('/readyz', (_, reply) => {
    if (state.draining) return reply.status(503).send({ status: 'draining' })
    if (!ctx.pulse.isThere()) return reply.status(503).send({ status: 'no database' })
    return { status: 'ready' }
  })
  app.get('/version', () => ({ version, mode: ctx.config.MODE }))
}
