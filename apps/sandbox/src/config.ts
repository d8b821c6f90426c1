import { byKeyRing } from '@maidan/contract'
import * as z from 'zod'
import { SPEED_MAX, SPEED_MIN } from './feed/schedule/feed-clock.ts'
import { TRON_DEFAULTS } from './payments/tron/open-tron.ts'
import { readTronAddress } from './payments/tron/tron-address.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const key = z.string().regex(/^[A-Za-z0-9-]+:[A-Za-z0-9_-]{32,}$/)

const secret = z.string().min(1)

const schema = z.object({
  /** Where the partners listen whose pages players' browsers open: games and scores. */
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  FEED_PORT: port.default(3010),
  /** 1 is the pace of the real sports. */
  FEED_SPEED: z.coerce.number().min(SPEED_MIN).max(SPEED_MAX).default(1),
  /** Decides which matches are played and how they end: a secret, no two houses have the same. */
  FEED_SEED: z.string().min(1),
  /** Where the sports book reads its matches; the feed of this very process when not given. */
  FEED_URL: z.url().optional(),
  FEED_PUBLIC_URL: z.url().optional(),
  PAYMENTS_PUBLIC_URL: z.url().optional(),
  GAMES_PORT: port.default(3020),
  PAYMENTS_PORT: port.default(3030),
  /** How often the chain of TRON has a new block, and how many on top of one make it solid. */
  TRON_BLOCK_MS: z.coerce.number().int().min(20).max(60_000).default(TRON_DEFAULTS.blockMs),
  TRON_SOLID_LAG: z.coerce.number().int().min(2).max(100).default(TRON_DEFAULTS.solidLag),
  USDT_CONTRACT: z
    .string()
    .refine((text) => readTronAddress(text) !== null, 'is no address of TRON')
    .default(TRON_DEFAULTS.contract),
  MESSAGES_PORT: port.default(3040),
  SMTP_PORT: port.default(3041),
  SANDBOX_DATABASE_URL: z.string().min(1),
  API_URL: z.url(),
  SITE_ORIGIN: z.url(),
  GAMES_PUBLIC_URL: z.url(),
  BUILD_DIR: z.string().default('.build'),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ...byKeyRing(() => key),
  BKASH_USERNAME: secret,
  BKASH_PASSWORD: secret,
  BKASH_APP_KEY: secret,
  BKASH_APP_SECRET: secret,
  BKASH_TOPIC_ARN: secret,
  NAGAD_MERCHANT_ID: secret,
  NAGAD_MERCHANT_NUMBER: secret,
  NAGAD_PRIVATE_KEY: secret,
  NAGAD_MERCHANT_PUBLIC_KEY: secret,
  SSLCOMMERZ_STORE_ID: secret,
  SSLCOMMERZ_STORE_PASSWORD: secret,
})

export type SandboxConfig = z.output<typeof schema>

/** Reads the partners' settings; throws one error that lists every bad key. */
export function readSandboxConfig(env: Record<string, string | undefined>): SandboxConfig {
  const parsed = schema.safeParse(env)
  if (!parsed.success) throw new Error(`Bad settings:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
