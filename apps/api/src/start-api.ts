import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { handlers } from './calls/index.ts'
import type { Config } from './config.ts'
import { closeContext, openContext, type Context, type Replacements } from './context.ts'
import { migrate } from './db/migrate.ts'
import { migrationsDir } from './db/migrations-dir.ts'
import { buildApp } from './http/build-app.ts'
import { registerCalls } from './http/register-calls.ts'
import { jobs } from './jobs/index.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { serveLiveSocket } from './live/live-socket.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { seedHouse } from './seed/seed-house.ts'
import { siteOrigins } from './site/site-origins.ts'
import { serveBuild } from './site/serve-build.ts'
import { serveDocs } from './site/serve-docs.ts'
import { serveHealth } from './site/serve-health.ts'

export type Api = { url: string; backofficeUrl: string; ctx: Context; close: () => Promise<void> }

/** Brings up the whole api process: database, site, back office, live socket, jobs, metrics. */
export async function startApi(config: Config, replacements: Replacements = {}): Promise<Api> {
  const ctx = await openContext(config, replacements)
  await migrate(ctx.pool, migrationsDir(config))
  await seedHouse(ctx)
  if (config.SEED === 'demo') await seedDemo(ctx)
  const state = { draining: false }
  const site = await buildSite(ctx, state)
  const backoffice = await buildBackoffice(ctx, state)
  const metrics = await serveMetrics(ctx)
  const url = await listen(site, config.HOST, config.PORT)
  const backofficeUrl = await listen(backoffice, config.HOST, config.BACKOFFICE_PORT)
  const running = runJobs(ctx, jobs)
  ctx.log.info({ url, backofficeUrl }, 'api is up')
  return {
    url,
    backofficeUrl,
    ctx,
    async close() {
      state.draining = true
      await Promise.all([site.close(), backoffice.close(), metrics.close()])
      await running.stop()
      await closeContext(ctx)
    },
  }
}

async function buildSite(ctx: Context, state: { draining: boolean }): Promise<FastifyInstance> {
  const app = await buildApp(ctx, siteOrigins(ctx.config))
  await serveDocs(app)
  await serveLiveSocket(app, ctx)
  registerCalls(app, ctx, handlers)
  serveHealth(app, ctx, state)
  await serveBuild(app, { buildDir: ctx.config.BUILD_DIR, name: 'web' })
  return app
}

async function buildBackoffice(
  ctx: Context,
  state: { draining: boolean },
): Promise<FastifyInstance> {
  const app = await buildApp(ctx, { frameSrc: [], connectSrc: [] })
  registerCalls(app, ctx, handlers, '/api/staff/')
  serveHealth(app, ctx, state)
  await serveBuild(app, { buildDir: ctx.config.BUILD_DIR, name: 'backoffice' })
  return app
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port })
  const { port: bound } = app.server.address() as AddressInfo
  return `http://${host}:${bound}`
}
