import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { claimFile, ClaimTakenError, findFreePort } from '@maidan/testkit/postgres'
import { buildAll } from '../build/build-all.ts'
import { say, timed } from '../progress.ts'
import { Sentence } from '../sentence.ts'
import { assertPortsFree } from './assert-ports-free.ts'
import type { Closing } from './closing.ts'
import type { Config } from './config.ts'
import { keepServer, type KeptServer, type ServerPlan } from './servers/keep-server.ts'
import { openDatabases, type Databases } from './open-databases.ts'
import { endFormerRuns } from './servers/run-records.ts'
import { ensureSecrets } from './secrets.ts'
import { serverPlans } from './servers/server-plans.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/** A start whose terminal was just killed notices it within this and begins to leave. */
const LEAVING_NOTICE_MS = 2_000

/**
 * Opens one instance step by step and answers its servers; whatever is open is in `closing`. What
 * dies later is started again for as long as the instance is open.
 */
export async function openInstance(
  config: Config,
  closing: Closing,
  build: () => Promise<void> = buildAll,
): Promise<KeptServer[]> {
  openFolder(config.dataDir)
  await claimInstance(config, closing)
  const former = await endFormerRuns(config.dataDir)
  if (former.length > 0) say(`  ✓ stopped what an earlier start left behind: ${former.join(', ')}`)
  await assertPortsFree(config.ports)

  const databases = await timed('PostgreSQL', async () => {
    const opened = await openDatabases(config)
    closing.add(() => opened.close())
    return opened
  })
  if (closing.hasBegun()) return []
  await build()
  if (closing.hasBegun()) return []
  return timed('servers', () => openServers(config, databases, closing))
}

async function openServers(
  config: Config,
  databases: Databases,
  closing: Closing,
): Promise<KeptServer[]> {
  const secrets = ensureSecrets(config.dataDir, process.env)
  const smtpPort = config.smtpPort ?? (await findFreePort())
  const plans = serverPlans(config, { databases, secrets, smtpPort })
  const servers: KeptServer[] = []
  // One after the other: the house asks its partners as soon as it is up, so they stand before it.
  for (const plan of plans) {
    if (closing.hasBegun()) return servers
    servers.push(openServer(plan, closing))
    await allReady(servers, readyUrls(plan, config.ports))
  }
  servers.forEach((server) => server.markReady())
  return servers
}

function openFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new Sentence(
      `DATA_DIR ${dataDir} is no folder that this user may write in: mend it, or set DATA_DIR to another one.`,
    )
  }
}

async function claimInstance({ dataDir }: Config, closing: Closing): Promise<void> {
  try {
    const claim = await claimFile(join(dataDir, 'start.lock'), { waitMs: LEAVING_NOTICE_MS })
    closing.add(() => claim.release())
    closing.onBegin(() => claim.leave())
  } catch (error) {
    if (!(error instanceof ClaimTakenError)) throw error
    throw new Sentence(
      `npm start already runs on ${dataDir} (process ${error.pid}): stop it, or set DATA_DIR and the ports for a second one.`,
    )
  }
}

function openServer(plan: ServerPlan, closing: Closing): KeptServer {
  const server = keepServer(plan)
  closing.add(() => server.stop())
  return server
}

/** Waits until all addresses answer well; a server that dies before ends the wait. */
async function allReady(servers: readonly KeptServer[], urls: readonly string[]): Promise<void> {
  const lost = servers.map(async (server) => {
    throw await server.lost
  })
  const ending = new AbortController()
  const ready = urls.map((url) => waitUntilReady(url, ending.signal))
  try {
    await Promise.race([Promise.all(ready), ...lost])
  } catch (error) {
    const tails = servers.map(({ name, tail }) => `--- ${name}\n${tail()}`)
    throw new Sentence([messageOf(error), ...tails].join('\n'), { cause: error })
  } finally {
    ending.abort()
  }
}

/** What answers well once a server and all that it opens can be asked. */
function readyUrls({ name }: ServerPlan, ports: Config['ports']): string[] {
  if (name === 'koel') return [local(ports.KOEL_PORT, '/api/catalog')]
  if (name !== 'sandbox') return [local(ports.PORT, '/readyz')]
  return [local(ports.GAMES_PORT, '/livez'), local(ports.FEED_PORT, '/ip')]
}

function local(port: number, path: string): string {
  return `http://127.0.0.1:${port}${path}`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
