import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUILD_DIR, ROOT } from '../root.ts'
import { Sentence } from '../sentence.ts'

/** Every port of one instance by its environment key. */
export const DEFAULT_PORTS = {
  PORT: 3000,
  BACKOFFICE_PORT: 3001,
  ODDS_PORT: 3002,
  FEED_PORT: 3010,
  GAMES_PORT: 3020,
  PAYMENTS_PORT: 3030,
  MESSAGES_PORT: 3040,
  KOEL_PORT: 3050,
  METRICS_PORT: 9464,
} as const

export type PortKey = keyof typeof DEFAULT_PORTS
export type Ports = Record<PortKey, number>

export type Config = {
  mode: 'sandbox' | 'live'
  ports: Ports
  /** The mail catcher's own port; any free one when it is not set, since only the api talks to it. */
  smtpPort: number | undefined
  /** Absolute. */
  dataDir: string
  buildDir: string
  /** A PostgreSQL of the operator's own; the embedded one runs for what is not set. */
  databaseUrl: string | undefined
  sandboxDatabaseUrl: string | undefined
  /** Addresses that browsers use when a proxy stands in front. */
  given: {
    publicUrl: string | undefined
    gamesPublicUrl: string | undefined
    feedPublicUrl: string | undefined
    paymentsPublicUrl: string | undefined
    koelOrigin: string | undefined
  }
  /** Where what players' browsers open of the sandbox listens, if not on this machine alone. */
  sandboxHost: string | undefined
  /** The operator's own choice of outside providers; without one the house runs Koel Games. */
  gameProviders: string | undefined
  /** What the api fills an empty database with. */
  seed: string
}

type Env = Record<string, string | undefined>

/** Reads `.env` into the environment; what is set there already wins. */
export function loadEnvFile(): void {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

export function readConfig(env: Env): Config {
  const mode = env['MODE']?.trim() === 'live' ? 'live' : 'sandbox'
  return {
    mode,
    ports: readPorts(env),
    smtpPort: text(env['SMTP_PORT']) === undefined ? undefined : readPort('SMTP_PORT', env),
    dataDir: resolve(ROOT, text(env['DATA_DIR']) ?? '.data'),
    buildDir: BUILD_DIR,
    databaseUrl: text(env['DATABASE_URL']),
    sandboxDatabaseUrl: text(env['SANDBOX_DATABASE_URL']),
    given: {
      publicUrl: text(env['PUBLIC_URL']),
      gamesPublicUrl: text(env['GAMES_PUBLIC_URL']),
      feedPublicUrl: text(env['FEED_PUBLIC_URL']),
      paymentsPublicUrl: text(env['PAYMENTS_PUBLIC_URL']),
      koelOrigin: text(env['KOEL_ORIGIN']),
    },
    sandboxHost: text(env['SANDBOX_HOST']),
    gameProviders: text(env['GAME_PROVIDERS']),
    seed: text(env['SEED']) ?? (mode === 'live' ? 'none' : 'demo'),
  }
}

function readPorts(env: Env): Ports {
  const ports: Ports = { ...DEFAULT_PORTS }
  const keyOf = new Map<number, string>()
  for (const key of PORT_KEYS) {
    const port = text(env[key]) === undefined ? DEFAULT_PORTS[key] : readPort(key, env)
    const other = keyOf.get(port)
    if (other !== undefined) throw new Sentence(`${other} and ${key} are both ${port}.`)
    keyOf.set(port, key)
    ports[key] = port
  }
  return ports
}

export const PORT_KEYS = [
  'PORT',
  'BACKOFFICE_PORT',
  'ODDS_PORT',
  'FEED_PORT',
  'GAMES_PORT',
  'PAYMENTS_PORT',
  'MESSAGES_PORT',
  'KOEL_PORT',
  'METRICS_PORT',
] as const satisfies readonly PortKey[]

const PORT_MAX = 65_535

function readPort(key: string, env: Env): number {
  const port = Number(env[key])
  if (Number.isSafeInteger(port) && port >= 1 && port <= PORT_MAX) return port
  throw new Sentence(`${key} must be a port number from 1 to ${PORT_MAX}, not "${env[key]}".`)
}

/** An empty value in the environment is one that is not set. */
function text(value: string | undefined): string | undefined {
  const trimmed = value?.trim()
  return trimmed === '' ? undefined : trimmed
}
