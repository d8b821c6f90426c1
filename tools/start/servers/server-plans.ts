import { join } from 'node:path'
import { EVERYBODYS_TREASURY, EVERYBODYS_XPUB } from '@maidan/cashier'
import type { Config } from '../config.ts'
import type { ServerPlan } from './keep-server.ts'
import type { Databases } from '../open-databases.ts'
import {
  MERCHANT_KEYS,
  NAGAD_KEYS,
  NAGAD_MERCHANT_KEYS,
  PROVIDER_KEYS,
  type Secrets,
} from '../secrets.ts'

type Env = Record<string, string>

/** What is settled while an instance opens, beside what its environment says. */
export type Settled = { databases: Databases; secrets: Secrets; smtpPort: number }

/** The servers of one instance in the order they start; a live house has real partners. */
export function serverPlans(config: Config, settled: Settled): ServerPlan[] {
  const plan = (name: string, env: Env): ServerPlan => ({
    name,
    main: join(config.buildDir, name, 'main.mjs'),
    dataDir: config.dataDir,
    env: { ...sharedEnv(config, settled), ...env },
  })
  const api = plan('api', { MIGRATE: '1', SEED: config.seed })
  if (config.mode === 'live') return [api]
  const partners = partnerUrls(config, settled)
  const sandbox = plan('sandbox', { ...partners, ...sandboxEnv(config, settled) })
  const asked = { ...partners, ...merchantUrls(config), ...apiSecrets(settled) }
  if (config.gameProviders !== undefined) return [sandbox, withEnv(api, asked)]
  const koel = { ...plan('koel', {}), env: koelEnv(config, settled) }
  return [sandbox, koel, withEnv(api, { ...asked, ...koelRegistration(config, settled) })]
}

function withEnv(plan: ServerPlan, env: Env): ServerPlan {
  return { ...plan, env: { ...plan.env, ...env } }
}

/** Koel Games is an outside house: it is told what a provider is told, and nothing else. */
function koelEnv(config: Config, { secrets }: Settled): Env {
  const { ports, given, buildDir, dataDir, sandboxHost } = config
  const [key = '', oldKey] = secrets.KOEL_KEYS.split(',')
  return {
    ...(sandboxHost === undefined ? {} : { KOEL_HOST: sandboxHost }),
    KOEL_PORT: String(ports.KOEL_PORT),
    KOEL_ORIGIN: koelOrigin(config),
    KOEL_WALLET_URL: local(ports.PORT),
    KOEL_SITE_ORIGIN: given.publicUrl ?? local(ports.PORT),
    KOEL_DATABASE: join(dataDir, 'koel.db'),
    KOEL_PAGES: join(buildDir, 'koel-pages'),
    ...keyEnv('KOEL_KEY', key),
    ...(oldKey === undefined ? {} : keyEnv('KOEL_OLD_KEY', oldKey)),
  }
}

function keyEnv(name: string, key: string): Env {
  const [id = '', secret = ''] = key.split(':')
  return { [`${name}_ID`]: id, [`${name}_SECRET`]: secret }
}

/** How the api is told of an outside provider. */
function koelRegistration(config: Config, { secrets }: Settled): Env {
  return { GAME_PROVIDERS: `koel|Koel Games|${koelOrigin(config)}|${secrets.KOEL_KEYS}` }
}

function koelOrigin({ ports, given }: Config): string {
  return given.koelOrigin ?? local(ports.KOEL_PORT)
}

function sharedEnv({ ports, mode, buildDir, dataDir }: Config, { databases }: Settled): Env {
  return {
    ...Object.fromEntries(Object.entries(ports).map(([key, port]) => [key, String(port)])),
    MODE: mode,
    BUILD_DIR: buildDir,
    DATA_DIR: dataDir,
    DATABASE_URL: databases.databaseUrl,
    SANDBOX_DATABASE_URL: databases.sandboxDatabaseUrl,
  }
}

/** Where the api finds the sandbox partners, and a player's browser their pages. */
function partnerUrls({ ports, given }: Config, { smtpPort }: Settled): Env {
  return {
    FEED_URL: local(ports.FEED_PORT),
    FEED_PUBLIC_URL: given.feedPublicUrl ?? local(ports.FEED_PORT),
    GAMES_URL: local(ports.GAMES_PORT),
    GAMES_PUBLIC_URL: given.gamesPublicUrl ?? local(ports.GAMES_PORT),
    PAYMENTS_URL: local(ports.PAYMENTS_PORT),
    PAYMENTS_PUBLIC_URL: given.paymentsPublicUrl ?? local(ports.PAYMENTS_PORT),
    SMS_URL: `${local(ports.MESSAGES_PORT)}/sms`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  }
}

/** Where the api finds the payment partners that sign and are signed to. */
function merchantUrls({ ports }: Config): Env {
  const payments = local(ports.PAYMENTS_PORT)
  return {
    BKASH_URL: `${payments}/bkash/v1.2.0-beta`,
    BKASH_CERT_ORIGIN: payments,
    BKASH_TOPIC_ARN,
    NAGAD_URL: `${payments}/nagad/remote-payment-gateway-1.0/api/dfs`,
    SSLCOMMERZ_URL: `${payments}/sslcommerz`,
    USDT_NODE_URL: `${payments}/tron`,
    USDT_XPUB: EVERYBODYS_XPUB,
    USDT_SWEEP_TO: EVERYBODYS_TREASURY,
  }
}

/** The topic of the sandbox's notices. */
const BKASH_TOPIC_ARN = 'arn:aws:sns:ap-southeast-1:000000000000:maidan-sandbox'

function sandboxEnv({ ports, given }: Config, { secrets, smtpPort }: Settled): Env {
  const keys = PROVIDER_KEYS.map((key) => [key, currentKey(secrets[key])])
  return {
    ...Object.fromEntries(keys),
    ...Object.fromEntries([...MERCHANT_KEYS, ...NAGAD_KEYS].map((key) => [key, secrets[key]])),
    BKASH_TOPIC_ARN,
    FEED_SEED: secrets.FEED_SEED,
    API_URL: local(ports.PORT),
    SITE_ORIGIN: given.publicUrl ?? local(ports.PORT),
    SMTP_PORT: String(smtpPort),
  }
}

/**
 * All but what decides the sandbox's matches and what Nagad signs with: whoever takes bets does not
 * know how they end, and no merchant holds its partner's key.
 */
function apiSecrets({ secrets }: Settled): Env {
  const keys = ['SECRET', ...PROVIDER_KEYS, ...MERCHANT_KEYS, ...NAGAD_MERCHANT_KEYS] as const
  return Object.fromEntries(keys.map((key) => [key, secrets[key]]))
}

/** While keys are rotated the api knows two; a provider signs with the first. */
function currentKey(ring: string): string {
  return ring.split(',')[0] ?? ring
}

function local(port: number): string {
  return `http://127.0.0.1:${port}`
}
