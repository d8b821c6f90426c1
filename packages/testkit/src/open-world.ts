import { rm } from 'node:fs/promises'
import { readConfig, startApi, type Api, type Replacements } from '@maidan/api'
import { callSite, type CallSite } from './call-site.ts'
import { noteHouse } from './note-house.ts'
import { planWorld, settings, startPartners, type Partners, type Ports } from './plan-world.ts'
import { readMessages, type SentMessage } from './read-messages.ts'
import { signUp, type Person } from './sign-up.ts'
import { staffLogIn } from './staff-log-in.ts'

/** Settings a test may want otherwise, and the partners that it needs beyond the messages. */
export type WorldOptions = Partners & {
  env?: Record<string, string>
  /** Ports that have to be known beforehand; the rest are free ones. */
  ports?: Partial<Ports>
  /** Payment partners whose faults the test chooses, in the place of the configured ones. */
  paymentPartners?: NonNullable<Replacements['partners']>
  /** Jobs that the test runs itself, when it is their time. */
  idleJobs?: NonNullable<Replacements['idleJobs']>
  /** A database that is there already, and the time at which the house opens it. */
  kept?: { databaseUrl: string; at: Date }
}

export type World = {
  api: Api
  url: string
  /** Where each partner listens; empty if it was not asked for. */
  partners: {
    games: string
    payments: string
    messages: string
    feed: string
    /** The database of their own books, which a test may falsify. */
    booksUrl: string
  }
  keys: Record<'padma' | 'bagh' | 'shapla', { keyId: string; secret: string }>
  clock: MovableClock
  call: CallSite
  /** A player with a verified phone, through the front door. */
  signUp: (name: string, fields?: Record<string, string>) => Promise<Person>
  staff: (
    username: 'admin' | 'admin2' | 'cashier1' | 'cashier2' | 'trader1',
  ) => Promise<{ token: string }>
  messages: (to: string) => Promise<SentMessage[]>
  close: () => Promise<void>
}

/**
 * A whole house for one test file: own databases, the real api and the real partners over HTTP,
 * a clock that tests may turn forward.
 */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  noteHouse()
  const planned = await planWorld({
    ...(options.ports && { ports: options.ports }),
    isEmpty: options.env?.['SEED'] === 'none',
  })
  const plan = { ...planned, ...(options.kept && { databaseUrl: options.kept.databaseUrl }) }
  const partners = await startPartners(plan, options)
  const clock = movableClock(options.kept?.at)
  const { paymentPartners, idleJobs } = options
  const config = readConfig({ ...settings(plan, options), ...options.env })
  const api = await startApi(config, {
    clock,
    ...(paymentPartners && { partners: paymentPartners }),
    ...(idleJobs && { idleJobs }),
  })
  const call = callSite(api.url, api.backofficeUrl)
  const messages = (to: string) => readMessages(partners.messages.url, to)
  return {
    api,
    url: api.url,
    partners: {
      games: partners.studio?.url ?? '',
      payments: partners.payments?.url ?? '',
      messages: partners.messages.url,
      feed: partners.feed?.url ?? '',
      booksUrl: plan.sandboxUrl,
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

/** A clock that runs, and that a test may turn. */
type MovableClock = {
  now: () => Date
  monotonicMs: () => number
  /** So much time passes. */
  advance: (ms: number) => void
  /** The clock shows earlier times from now on; no time passes. */
  setBack: (ms: number) => void
}

function movableClock(at = new Date()): MovableClock {
  let aheadMs = at.getTime() - Date.now()
  let passedMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    monotonicMs: () => performance.now() + passedMs,
    advance: (ms) => {
      aheadMs += ms
      passedMs += ms
    },
    setBack: (ms) => {
      aheadMs -= ms
    },
  }
}
