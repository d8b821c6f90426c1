import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig, startApi, type Api } from '@maidan/api'
import { startMessages, startPayments, startStudio } from '@maidan/sandbox'
import { callSite, type CallSite } from './call-site.ts'
import { createDatabase } from './create-database.ts'
import { findFreePort } from './postgres/free-port.ts'
import { readMessages, type SentMessage } from './read-messages.ts'
import { signUp, type Person } from './sign-up.ts'
import { staffLogIn } from './staff-log-in.ts'

/** Settings a test may want otherwise, and the partners that it needs beyond the messages. */
export type WorldOptions = {
  env?: Record<string, string>
  studio?: boolean
  payments?: boolean
  /** Ports that have to be known beforehand; the rest are free ones. */
  ports?: Partial<Ports>
}

export type Ports = Record<(typeof servers)[number], number>

export type World = {
  api: Api
  url: string
  /** Where each partner listens; empty if it was not asked for. */
  partners: { games: string; payments: string; messages: string }
  keys: Record<'padma' | 'bagh' | 'shapla', { keyId: string; secret: string }>
  clock: { now: () => Date; advance: (ms: number) => void }
  call: CallSite
  /** A player with a verified phone, through the front door. */
  signUp: (name: string, fields?: Record<string, string>) => Promise<Person>
  staff: (username: 'admin' | 'cashier1') => Promise<{ token: string }>
  messages: (to: string) => Promise<SentMessage[]>
  close: () => Promise<void>
}

/**
 * A whole house for one test file: own databases, the real api and the real partners over HTTP,
 * a clock that tests may turn forward.
 */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const plan = await planWorld(options.ports)
  const partners = await startPartners(plan, options)
  const clock = movableClock()
  const api = await startApi(readConfig({ ...settings(plan), ...options.env }), { clock })
  const call = callSite(api.url)
  const messages = (to: string) => readMessages(partners.messages.url, to)
  return {
    api,
    url: api.url,
    partners: {
      games: partners.studio?.url ?? '',
      payments: partners.payments?.url ?? '',
      messages: partners.messages.url,
    },
    keys: plan.keys,
    clock,
    call,
    signUp: (name, fields = {}) => signUp({ call, messages }, name, fields),
    staff: (username) => staffLogIn(call, username),
    messages,
    async close() {
      await api.close()
      await partners.close()
      await rm(plan.dataDir, { recursive: true, force: true })
    },
  }
}

type Plan = Awaited<ReturnType<typeof planWorld>>

async function planWorld(ports: Partial<Ports> = {}) {
  return {
    dataDir: await mkdtemp(path.join(tmpdir(), 'maidan-world-')),
    ports: { ...(await freePorts([...servers])), ...ports },
    keys: { padma: newKey('padma'), bagh: newKey('bagh'), shapla: newKey('shapla') },
    databaseUrl: await createDatabase('world'),
    sandboxUrl: await createDatabase('sandbox'),
  }
}

const servers = ['api', 'backoffice', 'metrics', 'games', 'payments', 'messages', 'smtp'] as const

async function startPartners(plan: Plan, options: WorldOptions) {
  const { ports, dataDir, sandboxUrl: databaseUrl } = plan
  const messages = await startMessages({ port: ports.messages, smtpPort: ports.smtp, dataDir })
  const payments = options.payments
    ? await startPayments({ port: ports.payments, databaseUrl })
    : null
  const studio = options.studio ? await startGames(plan) : null
  return {
    messages,
    payments,
    studio,
    async close() {
      await Promise.all([studio?.close(), payments?.close(), messages.close()])
    },
  }
}

function startGames({ ports, keys, sandboxUrl }: Plan) {
  return startStudio({
    port: ports.games,
    databaseUrl: sandboxUrl,
    apiUrl: local(ports.api),
    publicUrl: local(ports.games),
    siteOrigin: local(ports.api),
    buildDir: path.resolve('.build'),
    providers: keys,
  })
}

function settings({ ports, keys, databaseUrl, dataDir }: Plan): Record<string, string> {
  const ring = ({ keyId, secret }: { keyId: string; secret: string }) => `${keyId}:${secret}`
  return {
    PORT: String(ports.api),
    BACKOFFICE_PORT: String(ports.backoffice),
    METRICS_PORT: String(ports.metrics),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_MAX: '12',
    DATA_DIR: dataDir,
    GAMES_URL: local(ports.games),
    PAYMENTS_URL: local(ports.payments),
    SMS_URL: `${local(ports.messages)}/sms`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SECRET: randomBytes(32).toString('hex'),
    PADMA_KEYS: ring(keys.padma),
    BAGH_KEYS: ring(keys.bagh),
    SHAPLA_KEYS: ring(keys.shapla),
    LOG_LEVEL: 'fatal',
    SEED: 'demo',
    LIMITS_SCALE: '50',
  }
}

function local(port: number): string {
  return `http://127.0.0.1:${port}`
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

function movableClock() {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms: number) => {
      aheadMs += ms
    },
  }
}
