import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { handlers } from './handlers.ts'
import { findPlayerSession } from './identity/sessions/find-player-session.ts'
import { identify } from './identity/sessions/identify.ts'
import type { Config } from './platform/config.ts'
import { closeContext, openContext, type Context, type Replacements } from './context.ts'
import { buildApp } from './platform/http/build-app.ts'
import { registerCalls } from './platform/http/register-calls.ts'
import { runFeed } from './exchange/feed/run-feed.ts'
import { feedJobs, jobs } from './jobs.ts'
import { runJobs } from './platform/jobs/run-jobs.ts'
import { serveLiveSocket } from './platform/live/live-socket.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { serveRelay } from './exchange/relay/relay-server.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { seedHouse } from './seed/seed-house.ts'
import { sealPushKey } from './platform/push/seal-push-key.ts'
import { sealPlayerSecrets } from './identity/second-factor/seal-player-secrets.ts'
import { sealAuthenticators } from './staff/authenticator/seal-authenticators.ts'
import { refuseDemoHouse } from './platform/machine/demo-mark.ts'
import { warnUnstaffed } from './platform/machine/warn-unstaffed.ts'
import { siteOrigins } from './platform/site/site-origins.ts'
import { serveBuild } from './platform/site/serve-build.ts'
import { serveDocs } from './platform/site/serve-docs.ts'
import { serveHealth } from './platform/site/serve-health.ts'

export type Api = {
  url: string
  backofficeUrl: string
  /** The exchange data host. */
  oddsUrl: string
  ctx: Context
  close: () => Promise<void>
}

/** Brings up the whole api process: database, site, back office, live socket, jobs, metrics. */
export async function startApi(config: Config, replacements: Replacements = {}): Promise<Api> {
  const ctx = await openContext(config, replacements)
  await prepareHouse(ctx)
  const state = { draining: false }
  const site = await buildSite(ctx, state)
  const backoffice = await buildBackoffice(ctx, state)
  const metrics = await serveMetrics(ctx)
  const url = await listen(site, config.HOST, config.PORT)
  const backofficeUrl = await listen(backoffice, config.BACKOFFICE_HOST, config.BACKOFFICE_PORT)
  const odds = await serveRelay(ctx)
  const oddsUrl = await listen(odds.app, config.HOST, config.ODDS_PORT)
  const feed = config.FEED === 'on' ? runFeed(ctx, ctx.odds) : null
  const due = feed ? [...jobs, ...feedJobs] : jobs
  const running = runJobs(
    ctx,
    due.filter(({ name }) => !replacements.idleJobs?.includes(name)),
  )
  ctx.log.info({ url, backofficeUrl, oddsUrl }, 'api is up')
  return {
    url,
    backofficeUrl,
    oddsUrl,
    ctx,
    async close() {
      state.draining = true
      await Promise.all([site.close(), backoffice.close(), metrics.close(), odds.app.close()])
      await feed?.stop()
      await running.stop()
      await closeContext(ctx)
    },
  }
}

/** What stands in the database before the house opens; one that may not open lets go of it. */
async function prepareHouse(ctx: Context) {
  try {
    await refuseDemoHouse(ctx)
    await seedHouse(ctx)
    await sealAuthenticators(ctx)
    await sealPlayerSecrets(ctx)
    await sealPushKey(ctx)
    if (ctx.config.SEED === 'demo') await seedDemo(ctx)
    await warnUnstaffed(ctx)
  } catch (error) {
    await closeContext(ctx)
    throw error
  }
}

async function buildSite(ctx: Context, state: { draining: boolean }): Promise<FastifyInstance> {
  const app = buildApp(ctx, siteOrigins(ctx.config))
  if (ctx.config.DOCS === 'on') await serveDocs(app, ctx.config, 'site')
  await serveLiveSocket(app, { ...ctx, findSession: (token) => findPlayerSession(ctx, token) })
  registerCalls(app, ctx, { handlers, identify, origin: 'site' })
  serveHealth(app, ctx, state)
  await serveBuild(app, { buildDir: ctx.config.BUILD_DIR, name: 'web' })
  return app
}

async function buildBackoffice(
  ctx: Context,
  state: { draining: boolean },
): Promise<FastifyInstance> {
  const app = buildApp(ctx, { frameSrc: [], connectSrc: [] })
  if (ctx.config.MODE === 'sandbox') await serveDocs(app, ctx.config, 'office')
  registerCalls(app, ctx, { handlers, identify, origin: 'office' })
  serveHealth(app, ctx, state)
  await serveBuild(app, { buildDir: ctx.config.BUILD_DIR, name: 'backoffice' })
  return app
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port })
  const { port: bound } = app.server.address() as AddressInfo
  return `http://${host}:${bound}`
}
