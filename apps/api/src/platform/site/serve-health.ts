import type { FastifyInstance } from 'fastify'
import { version } from '../version.ts'
import type { Config } from '../config.ts'
import type { Pulse } from '../database/pulse.ts'

type Ports = { config: Config; pulse: Pulse }

/** Whether the process lives, whether it can serve, and what it is. */
export function serveHealth(app: FastifyInstance, ports: Ports, state: { draining: boolean }) {
  app.get('/livez', () => ({ status: 'alive' }))
  app.get('/readyz', (_, reply) => {
    if (state.draining) return reply.status(503).send({ status: 'draining' })
    if (!ports.pulse.isThere()) return reply.status(503).send({ status: 'no database' })
    return { status: 'ready' }
  })
  app.get('/version', () => ({ version, mode: ports.config.MODE }))
}
