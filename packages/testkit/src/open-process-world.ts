import { rm } from 'node:fs/promises'
import { callSite, type CallSite } from './call-site.ts'
import { noteHouse } from './note-house.ts'
import type { DatabaseProxy } from './open-database-proxy.ts'
import { planWorld, settings, startPartners, type Partners } from './plan-world.ts'
import { readMessages } from './read-messages.ts'
import { runApi } from './run-api.ts'
import { signUp, type Person } from './sign-up.ts'
import { staffLogIn } from './staff-log-in.ts'

export type ProcessWorld = {
  url: string
  databaseUrl: string
  /** Where the payment partners themselves are; empty without them. */
  paymentsUrl: string
  keys: Record<'padma' | 'bagh' | 'shapla', { keyId: string; secret: string }>
  call: CallSite
  signUp: (name: string) => Promise<Person>
  staff: (username: 'admin' | 'cashier1' | 'trader1') => Promise<{ token: string }>
  /** Kills the api with -9, while it works, and starts it again at the same address. */
  killAndStart: () => Promise<void>
  close: () => Promise<void>
}

/** Settings a test may want otherwise, and the partners that it needs beyond the messages. */
type ProcessOptions = Partners & {
  env?: Record<string, string>
  /** What the api's connections to the database go through, and nobody else's. */
  proxy?: DatabaseProxy
  /** What the api's calls to its payment partners go through; it says the settings for that. */
  partnerGate?: { through: (paymentsUrl: string) => Record<string, string> }
}

/** A house whose api is a process of its own, so that it can be killed. */
export async function openProcessWorld(options: ProcessOptions = {}): Promise<ProcessWorld> {
  noteHouse()
  const plan = await planWorld()
  const { databaseUrl } = plan
  const through = options.proxy ? { DATABASE_URL: options.proxy.through(databaseUrl) } : {}
  const gate = options.partnerGate?.through(`http://127.0.0.1:${plan.ports.payments}`)
  const env = { ...settings(plan, options), ...through, ...gate, ...options.env }
  const partners = await startPartners(plan, options)
  let api = await runApi(env)
  const url = `http://127.0.0.1:${plan.ports.api}`
  const call = callSite(url, `http://127.0.0.1:${plan.ports.backoffice}`)
  const messages = (to: string) => readMessages(partners.messages.url, to)
  return {
    url,
    databaseUrl,
    paymentsUrl: partners.payments?.url ?? '',
    keys: plan.keys,
    call,
    signUp: (name) => signUp({ call, messages }, name, {}),
    staff: (username) => staffLogIn(call, username),
    async killAndStart() {
      await api.kill()
      api = await runApi(env)
    },
    async close() {
      await api.kill()
      await partners.close()
      await rm(plan.dataDir, { recursive: true, force: true })
    },
  }
}
