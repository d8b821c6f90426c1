import { isIP } from 'node:net'
import type { Config } from '../config.ts'
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
} as const satisfies Partial<Record<keyof Config, string>>

/** What a house may do without. */
const OPTIONAL: readonly string[] = ['IP_URL', 'STREAM_URL', 'EXCHANGE_URL', 'CONTENT_URL']

const KEY_RINGS = ['PADMA_KEYS', 'BAGH_KEYS', 'SHAPLA_KEYS', 'LUCKY_KEYS'] as const

/**
 * All that keeps a live house from starting, one sentence each that begins with its setting; empty
 * when it may start (law 13). `given` are the settings that the operator has written themselves.
 */
export function liveRefusals(config: Config, given: ReadonlySet<string>): string[] {
  return [
    ...licence(config, given),
    ...doors(config),
    ...secrets(config),
    ...Object.keys(PARTNERS).flatMap((key) => partner(config, key as keyof typeof PARTNERS)),
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
  ]
}

function partner(config: Config, key: keyof typeof PARTNERS): string[] {
  const address = config[key] ?? ''
  if (address === '' && OPTIONAL.includes(key)) return []
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null) return [`${key} is missing: name the address of the partner.`]
  if (isThisMachine(url.hostname)) return [`${key} is missing, or names this machine: ${address}.`]
  return when(
    url.protocol !== PARTNERS[key],
    `${key} must begin with ${PARTNERS[key]}//, not with ${url.protocol}//.`,
  )
}

function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 0) return /(^|\.)localhost$/.test(host)
  return /^(127\.|0\.0\.0\.0$|::1?$|::ffff:7f)/.test(host)
}

function when(holds: boolean, sentence: string): string[] {
  return holds ? [sentence] : []
}
