import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { byKeyRing, bySlug } from '@maidan/contract'
import { EVERYBODYS_TREASURY, EVERYBODYS_XPUB } from '@maidan/cashier'
import { startFeed, startMessages, startPayments, startStudio } from '@maidan/sandbox'
import { createDatabase } from './create-database.ts'
import { playMerchant } from './play-merchant.ts'
import { writeStandInBuild } from './write-stand-in-build.ts'
import { findFreePort } from './postgres/free-port.ts'

export type Ports = Record<(typeof servers)[number], number>

/** The partners that a test needs beyond the messages. */
export type Partners = {
  studio?: boolean
  /** Where the studio's pages are, in the place of those that may have been built. */
  pagesDir?: string
  /** Rooms of the studio, by their games' codes, whose rounds are as short as a test can wait for. */
  roomTimings?: Readonly<Record<string, { bettingMs: number; shownMs: number }>>
  payments?: boolean
  /** A chain of the payments partner that has its blocks at this pace, and a house that follows it. */
  tron?: { blockMs: number; solidLag: number }
  /** The odds partner, which then plays its sports at this speed. */
  feed?: { speed: number }
}

/** Where everything of a house listens and keeps its data, before anything is started. */
export type Plan = Awaited<ReturnType<typeof planWorld>>

/** An empty house begins with an empty database, any other with a copy of the demo world. */
export async function planWorld({
  ports,
  isEmpty,
}: { ports?: Partial<Ports>; isEmpty?: boolean } = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-world-'))
  const all = { ...(await freePorts([...servers])), ...ports }
  return {
    dataDir,
    buildDir: await writeStandInBuild(dataDir),
    ports: all,
    merchant: playMerchant({ apiUrl: local(all.api), paymentsUrl: local(all.payments) }),
    keys: bySlug(({ slug }) => newKey(slug)),
    databaseUrl: await createDatabase('world', isEmpty ? undefined : process.env['TEST_TEMPLATE']),
    sandboxUrl: await createDatabase('sandbox'),
  }
}

export const servers = [
  'api',
  'backoffice',
  'metrics',
  'odds',
  'feed',
  'games',
  'payments',
  'messages',
  'smtp',
] as const

/** Blocks as quick as a test can wait for. */
const QUICK_CHAIN = { blockMs: 200, solidLag: 3 }

/** Starts the partners that a house is asked for; the messages always. */
export async function startPartners(plan: Plan, options: Partners) {
  const { ports, dataDir, merchant, sandboxUrl: databaseUrl } = plan
  const buildDir = partnersBuild()
  const messages = await startMessages({
    port: ports.messages,
    smtpPort: ports.smtp,
    dataDir,
    buildDir,
  })
  const payments = options.payments
    ? await startPayments({
        port: ports.payments,
        databaseUrl,
        buildDir,
        checkouts: merchant.checkouts,
        tron: options.tron ?? QUICK_CHAIN,
      })
    : null
  const studio = options.studio ? await startGames(plan, options) : null
  const feed = options.feed ? await startOdds(plan, options.feed) : null
  return {
    messages,
    payments,
    studio,
    feed,
    async close() {
      await Promise.all([studio?.close(), feed?.close(), payments?.close(), messages.close()])
    },
  }
}

/** Where the partners' pages are when they have been built; the calls need none of them. */
function partnersBuild(): string {
  return path.resolve('.build')
}

async function startOdds({ ports }: Plan, { speed }: { speed: number }) {
  const feed = await startFeed({
    port: ports.feed,
    siteOrigin: local(ports.api),
    buildDir: partnersBuild(),
    publicUrl: elsewhere(ports.feed),
    seed: 'world',
    speed,
  })
  // It plays the days past in this very process: a house that shares it would get no word in.
  await feed.control.ready
  return feed
}

function startGames({ ports, keys, sandboxUrl }: Plan, { pagesDir, roomTimings }: Partners) {
  return startStudio({
    port: ports.games,
    databaseUrl: sandboxUrl,
    apiUrl: local(ports.api),
    publicUrl: local(ports.games),
    siteOrigin: local(ports.api),
    buildDir: pagesDir ?? partnersBuild(),
    providers: keys,
    feedUrl: local(ports.feed),
    ...(roomTimings && { roomTimings }),
  })
}

/** The settings with which the api finds the rest of the house. */
export function settings(plan: Plan, { feed, tron }: Partners): Record<string, string> {
  const usdt = {
    USDT_NODE_URL: `${local(plan.ports.payments)}/tron`,
    USDT_XPUB: EVERYBODYS_XPUB,
    USDT_SWEEP_TO: EVERYBODYS_TREASURY,
  }
  return { ...fixedSettings(plan), FEED: feed ? 'on' : 'off', ...(tron && usdt) }
}

function fixedSettings({ ports, keys, merchant, databaseUrl, dataDir, buildDir }: Plan) {
  const ring = ({ keyId, secret }: { keyId: string; secret: string }) => `${keyId}:${secret}`
  return {
    PORT: String(ports.api),
    BACKOFFICE_PORT: String(ports.backoffice),
    METRICS_PORT: String(ports.metrics),
    ODDS_PORT: String(ports.odds),
    FEED_URL: local(ports.feed),
    FEED_PUBLIC_URL: elsewhere(ports.feed),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_MAX: '12',
    DATA_DIR: dataDir,
    BUILD_DIR: buildDir,
    GAMES_URL: local(ports.games),
    PAYMENTS_URL: local(ports.payments),
    SMS_URL: `${local(ports.messages)}/sms`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SECRET: randomBytes(32).toString('hex'),
    ...byKeyRing(({ slug }) => ring(keys[slug])),
    ...merchant.settings,
    LOG_LEVEL: 'fatal',
    SEED: 'demo',
    LIMITS_SCALE: '50',
  }
}

function local(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** For browsers another site, as a partner's is: what it frames has a process of its own. */
function elsewhere(port: number): string {
  return `http://localhost:${port}`
}

async function freePorts<K extends string>(names: readonly K[]): Promise<Record<K, number>> {
  const ports = new Set<number>()
  while (ports.size < names.length) ports.add(await findFreePort())
  const all = [...ports]
  return Object.fromEntries(names.map((name, index) => [name, all[index]])) as Record<K, number>
}

function newKey(slug: string) {
  return { keyId: `${slug}-1`, secret: randomBytes(24).toString('hex') }
}
