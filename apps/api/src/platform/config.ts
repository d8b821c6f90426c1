import { byKeyRing } from '@maidan/contract'
import * as z from 'zod'
import { gameProviders, keyRing } from './game-providers-setting.ts'
import { origin } from './origin-setting.ts'
import { paymentSettings } from './payment-settings.ts'
import { providerDayMost } from './provider-day-most-setting.ts'

const port = z.coerce.number().int().min(0).max(65_535)
/** An origin, or with `*.` all hosts below a name. */
const PUSH_SERVICE = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/
/** Those of the browsers that people use. */
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

const seconds = (value: number) => z.coerce.number().int().positive().default(value)

/** Every setting of the process. The same keys, with words, stand in `.env.example`. */
export const configSchema = z.object({
  MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** The office and the metrics are for the operator's own network, whoever may reach the site. */
  BACKOFFICE_HOST: z.string().default('127.0.0.1'),
  BACKOFFICE_PORT: port.default(3001),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.default(9464),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL_MAX: z.coerce.number().int().min(4).max(90).default(24),
  BUILD_DIR: z.string().default('.build'),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: origin.optional(),
  GAMES_URL: origin.default('http://127.0.0.1:3020'),
  GAMES_PUBLIC_URL: origin.optional(),
  ODDS_PORT: port.default(3002),
  ODDS_PUBLIC_URL: origin.optional(),
  FEED_URL: origin.default('http://127.0.0.1:3010'),
  FEED_PUBLIC_URL: origin.optional(),
  IP_URL: z.url().optional(),
  STREAM_URL: origin.optional(),
  EXCHANGE_URL: z.url().optional(),
  /** How long staff can look at a result before it is paid. */
  SETTLE_AFTER_SECONDS: z.coerce.number().int().min(0).max(86_400).default(15),
  /** Whether this process reads the odds partner. */
  FEED: z.enum(['on', 'off']).default('on'),
  /** What a market takes of a player's net winnings, in percent. */
  COMMISSION_PERCENT: z.coerce.number().min(0).max(20).default(2),
  /** How long a bet waits in play, and how old the last price may be. */
  BET_DELAY_MS: z.coerce.number().int().min(0).max(30_000).default(3000),
  FEED_STALE_MS: z.coerce.number().int().min(500).max(60_000).default(6000),
  /** What a win may be of its bet at most: where its provider does not say, and of providers from outside whatever they say. */
  WIN_MULTIPLE_DEFAULT: z.coerce.number().int().min(1).max(100_000).default(1000),
  /** What the games of a provider may pay out in a day beyond their stakes, where the desk has set nothing. */
  PROVIDER_DAY_MOST: providerDayMost,
  PAYMENTS_URL: origin.default('http://127.0.0.1:3030'),
  ...paymentSettings,
  SMS_URL: z.url().default('http://127.0.0.1:3040/sms'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:3041'),
  MAIL_FROM: z.string().default('Maidan <no-reply@maidan.localhost>'),
  /** The push services that notices may go to; no other address that a browser names is called. */
  PUSH_SERVICES: z
    .string()
    .default(PUSH_SERVICES.join(','))
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().regex(PUSH_SERVICE))),
  CONTENT_URL: z.string().default(''),
  /** Addresses of the proxies in front, e.g. `loopback, 10.0.0.0/8`; empty: none is believed. */
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SECRET: z.string().min(32),
  /** Secrets of before, comma between: what they sealed is read once more and sealed anew. */
  FORMER_SECRETS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
  SESSION_IDLE_SECONDS: seconds(2 * 3600),
  SESSION_AGE_SECONDS: seconds(24 * 3600),
  STAFF_SESSION_IDLE_SECONDS: seconds(1800),
  STAFF_SESSION_AGE_SECONDS: seconds(12 * 3600),
  STAFF_TOTP: z.enum(['required', 'optional']).default('optional'),
  LIMITS_SCALE: z.coerce.number().int().min(1).default(1),
  ...byKeyRing(() => keyRing.optional()),
  /** Providers whose games do not stand in the studio of GAMES_URL. */
  GAME_PROVIDERS: gameProviders,
  SEED: z.enum(['demo', 'none']).default('none'),
  /** Whether `/docs` shows the calls; a live house shows them only when it is told to. */
  DOCS: z.enum(['on', 'off']).optional(),
  LICENCE: z.string().default(''),
  COUNTRIES: z.string().default('BD,IN,PK'),
})

export type Config = z.output<typeof configSchema> & { DOCS: 'on' | 'off' }
