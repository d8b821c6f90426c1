import type { KeyObject } from 'node:crypto'
import { isIP } from 'node:net'
import { STUDIO_PROVIDERS, keyRingName } from '@maidan/contract'
import { EVERYBODYS_XPUB } from '@maidan/cashier'
import type { Config } from '../config.ts'
import { PARTNER_SETTINGS, USDT_ON_TRON } from '../payment-settings.ts'
import { isWeakSecret } from './is-weak-secret.ts'

/** Addresses of partners, each with the only protocol under which a live house asks it. */
const PARTNERS = {
  FEED_URL: 'https:',
  FEED_PUBLIC_URL: 'https:',
  ODDS_PUBLIC_URL: 'https:',
  GAMES_URL: 'https:',
  GAMES_PUBLIC_URL: 'https:',
  PAYMENTS_URL: 'https:',
  SMS_URL: 'https:',
  SMTP_URL: 'smtps:',
  IP_URL: 'https:',
  STREAM_URL: 'https:',
  EXCHANGE_URL: 'https:',
  CONTENT_URL: 'https:',
  BKASH_URL: 'https:',
  BKASH_PAYOUT_URL: 'https:',
  BKASH_PAGE_ORIGIN: 'https:',
  BKASH_CERT_ORIGIN: 'https:',
  NAGAD_URL: 'https:',
  NAGAD_PAGE_ORIGIN: 'https:',
  SSLCOMMERZ_URL: 'https:',
  SSLCOMMERZ_PAGE_ORIGIN: 'https:',
  USDT_NODE_URL: 'https:',
} as const satisfies Partial<Record<keyof Config, string>>

/** What a house may do without. */
const OPTIONAL: readonly string[] = [
  'IP_URL',
  'STREAM_URL',
  'EXCHANGE_URL',
  'CONTENT_URL',
  'BKASH_URL',
  'BKASH_PAYOUT_URL',
  'BKASH_PAGE_ORIGIN',
  'BKASH_CERT_ORIGIN',
  'NAGAD_URL',
  'NAGAD_PAGE_ORIGIN',
  'SSLCOMMERZ_URL',
  'SSLCOMMERZ_PAGE_ORIGIN',
  'USDT_NODE_URL',
] satisfies (keyof typeof PARTNERS)[]

const KEY_RINGS = STUDIO_PROVIDERS.map(keyRingName)

/** What payment partners give out themselves: shorter than our own, and not ours to choose. */
const GIVEN_OUT = ['BKASH_PASSWORD', 'BKASH_APP_SECRET', 'SSLCOMMERZ_STORE_PASSWORD'] as const
const GIVEN_OUT_LENGTH_MIN = 8
const GIVEN_OUT_CHARACTERS_MIN = 5

const RSA_KEYS = ['NAGAD_MERCHANT_PRIVATE_KEY', 'NAGAD_PUBLIC_KEY'] as const
const RSA_BITS_MIN = 2048

/**
 * All that keeps a live house from starting, one sentence each that begins with its setting; empty
 * when it may start (law 13). `given` are the settings that the operator has written themselves.
 */
export function liveRefusals(config: Config, given: ReadonlySet<string>): string[] {
  return [
    ...licence(config, given),
    ...doors(config),
    ...secrets(config),
    ...Object.values(PARTNER_SETTINGS).flatMap((keys) => halfPartner(config, keys)),
    ...paymentKeys(config),
    ...usdt(config),
    ...Object.keys(PARTNERS).flatMap((key) => partner(config, key as keyof typeof PARTNERS)),
    ...config.GAME_PROVIDERS.flatMap(({ origin }) => address('GAME_PROVIDERS', origin, 'https:')),
  ]
}

function licence(config: Config, given: ReadonlySet<string>): string[] {
  return [
    ...when(config.LICENCE === '', 'LICENCE is missing: name the licence of the operator.'),
    ...when(!given.has('COUNTRIES'), 'COUNTRIES is missing: name the countries of the licence.'),
    ...when(config.SEED !== 'none', 'SEED must be none: a live house has no demo people.'),
  ]
}

function doors(config: Config): string[] {
  const https = config.PUBLIC_URL?.startsWith('https://') ?? false
  return [
    ...when(!https, 'PUBLIC_URL must be the https address that players use.'),
    ...when(config.STAFF_TOTP !== 'required', 'STAFF_TOTP must be required.'),
    ...when(config.LIMITS_SCALE !== 1, 'LIMITS_SCALE must be 1: more opens the limits on tries.'),
  ]
}

function secrets(config: Config): string[] {
  const how = 'must be random: take what `openssl rand -base64 32` prints'
  const rings = KEY_RINGS.filter((key) => config[key]?.some(({ secret }) => isWeakSecret(secret)))
  return [
    ...when(isWeakSecret(config.SECRET), `SECRET ${how}.`),
    ...when(config.FORMER_SECRETS.some(isWeakSecret), `FORMER_SECRETS ${how}.`),
    ...rings.map((key) => `${key} ${how} for each key.`),
    ...when(
      config.GAME_PROVIDERS.some(({ keys }) => keys.some(({ secret }) => isWeakSecret(secret))),
      `GAME_PROVIDERS ${how} for each key.`,
    ),
  ]
}

/** A partner of which only a part was set is a mistake that no player should find. */
function halfPartner(config: Config, keys: readonly (keyof Config)[]): string[] {
  const missing = keys.filter((key) => config[key] === undefined)
  if (missing.length === keys.length) return []
  return missing.map((key) => `${key} is missing: other settings of this partner are there.`)
}

function paymentKeys(config: Config): string[] {
  const guessable = GIVEN_OUT.filter((key) => isGuessable(config[key]))
  const short = RSA_KEYS.filter((key) => bitsOf(config[key]) < RSA_BITS_MIN)
  const hasNoAddress = config.NAGAD_URL !== undefined && isThisMachine(config.NAGAD_HOUSE_IP)
  return [
    ...guessable.map((key) => `${key} can be guessed: take the one that the partner gave out.`),
    ...short.map((key) => `${key} must have ${RSA_BITS_MIN} bits or more.`),
    ...when(hasNoAddress, 'NAGAD_HOUSE_IP is missing: name the address that Nagad knows us by.'),
  ]
}

/** What is sent to a wrong address is lost, and a wrong token is worth nothing. */
function usdt({ USDT_XPUB, USDT_CONTRACT }: Config): string[] {
  return [
    ...when(USDT_XPUB === EVERYBODYS_XPUB, 'USDT_XPUB is the key of a mnemonic that all know.'),
    ...when(USDT_CONTRACT !== USDT_ON_TRON, `USDT_CONTRACT must be USDT itself: ${USDT_ON_TRON}.`),
  ]
}

function isGuessable(given: string | undefined): boolean {
  if (given === undefined) return false
  return given.length < GIVEN_OUT_LENGTH_MIN || new Set(given).size < GIVEN_OUT_CHARACTERS_MIN
}

function bitsOf(key: KeyObject | undefined): number {
  return key === undefined ? RSA_BITS_MIN : (key.asymmetricKeyDetails?.modulusLength ?? 0)
}

function partner(config: Config, key: keyof typeof PARTNERS): string[] {
  const given = config[key] ?? ''
  return given === '' && OPTIONAL.includes(key) ? [] : address(key, given, PARTNERS[key])
}

function address(key: string, given: string, protocol: string): string[] {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null) return [`${key} is missing: name the address of the partner.`]
  if (isThisMachine(url.hostname)) return [`${key} is missing, or names this machine: ${given}.`]
  if (isSandbox(url.hostname)) return [`${key} names a sandbox, whose money is no money: ${given}.`]
  return when(
    url.protocol !== protocol,
    `${key} must begin with ${protocol}//, not with ${url.protocol}//.`,
  )
}

/** Partners name the hosts on which anybody pays with test cards. */
function isSandbox(hostname: string): boolean {
  return hostname.split(/[.-]/).some((part) => part === 'sandbox' || part === 'uat')
}

function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 0) return /(^|\.)localhost$/.test(host)
  return /^(127\.|0\.0\.0\.0$|::1?$|::ffff:7f)/.test(host)
}

function when(holds: boolean, sentence: string): string[] {
  return holds ? [sentence] : []
}
