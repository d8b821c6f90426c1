import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { sql } from 'kysely'
import { guardedServer } from '../http/guarded-server.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import type { LiveHub } from '../live/live-hub.ts'

type Ports = { config: Config; db: Db; live: LiveHub }

/** Serves Prometheus text on its own port, which is never the public one. */
export async function serveMetrics(ports: Ports): Promise<FastifyInstance> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  gauge(registry, 'live_sockets', 'Open live sockets', async () => ports.live.size())
  gauge(registry, 'outbox_rows', 'News that are committed and not yet told', () =>
    count(ports, 'SELECT count(*) AS n FROM outbox'),
  )
  gauge(registry, 'payments_unknown', 'Payments whose outcome is not known', () =>
    count(ports, "SELECT count(*) AS n FROM payment WHERE state = 'unknown'"),
  )
  const app = guardedServer(ports.config)
  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  await app.listen({ host: ports.config.METRICS_HOST, port: ports.config.METRICS_PORT })
  return app
}

function gauge(registry: Registry, name: string, help: string, read: () => Promise<number>) {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      // Else it joins the registry of the whole process, too, which a second api shares.
      registers: [],
      async collect() {
        this.set(await read())
      },
    }),
  )
}

async function count(ports: Ports, query: string): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`${sql.raw(query)}`.execute(ports.db)
  return Number(rows[0]?.n ?? 0n)
}
