import path from 'node:path'
import { bySlug, keyRingName } from '@maidan/contract'
import { pino, type Logger } from 'pino'
import { checkoutsOf } from './checkouts-of.ts'
import type { SandboxConfig } from './config.ts'
import { startFeed } from './feed/start-feed.ts'
import { startStudio, type RunningStudio } from './games/start-studio.ts'
import { startMessages } from './messages/start-messages.ts'
import { startPayments } from './payments/start-payments.ts'

export type Sandbox = { close: () => Promise<void> }

/** Brings up every sandbox partner, each on an origin of its own. */
export async function startSandbox(config: SandboxConfig): Promise<Sandbox> {
  const log = pino({ level: config.LOG_LEVEL })
  const databaseUrl = config.SANDBOX_DATABASE_URL
  const buildDir = path.resolve(config.BUILD_DIR)
  const messages = await startMessages({
    port: config.MESSAGES_PORT,
    smtpPort: config.SMTP_PORT,
    dataDir: path.resolve(config.DATA_DIR, 'messages'),
    buildDir,
    log,
  })
  const payments = await startPayments({
    port: config.PAYMENTS_PORT,
    host: config.SANDBOX_HOST,
    databaseUrl,
    buildDir,
    checkouts: checkoutsOf(config),
    tron: {
      blockMs: config.TRON_BLOCK_MS,
      solidLag: config.TRON_SOLID_LAG,
      contract: config.USDT_CONTRACT,
    },
    siteOrigin: config.SITE_ORIGIN,
    log,
  })
  const feed = await startFeed({
    port: config.FEED_PORT,
    host: config.SANDBOX_HOST,
    siteOrigin: config.SITE_ORIGIN,
    buildDir,
    publicUrl: config.FEED_PUBLIC_URL,
    seed: config.FEED_SEED,
    speed: config.FEED_SPEED,
    log,
  })
  const studio = await startGames(config, feed.url, log)
  log.info(
    {
      feed: feed.url,
      games: studio.url,
      payments: payments.url,
      messages: messages.url,
    },
    'sandbox is up',
  )
  return {
    async close() {
      await Promise.all([feed.close(), studio.close(), payments.close(), messages.close()])
    },
  }
}

function startGames(config: SandboxConfig, feedUrl: string, log: Logger): Promise<RunningStudio> {
  return startStudio({
    port: config.GAMES_PORT,
    host: config.SANDBOX_HOST,
    databaseUrl: config.SANDBOX_DATABASE_URL,
    apiUrl: config.API_URL,
    publicUrl: config.GAMES_PUBLIC_URL,
    siteOrigin: config.SITE_ORIGIN,
    buildDir: path.resolve(config.BUILD_DIR),
    providers: bySlug((provider) => providerKey(config[keyRingName(provider)])),
    feedUrl: config.FEED_URL ?? feedUrl,
    log,
  })
}

function providerKey(text: string) {
  const [keyId = '', secret = ''] = text.split(':')
  return { keyId, secret }
}
