import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { byKeyRing, STUDIO_PROVIDERS, keyRingName, type KeyRingName } from '@maidan/contract'
import { Sentence } from '../sentence.ts'

/**
 * What only this instance may know: the api's key for hashes, a signing key a provider, what the house
 * is known by at its payment partners, and the seed of the sandbox's matches, from which every result
 * follows.
 */
export type Secrets = Record<
  'SECRET' | 'FEED_SEED' | 'KOEL_KEYS' | KeyRingName | MerchantKey | NagadKey | NagadMerchantKey,
  string
>

type NagadKey = (typeof NAGAD_KEYS)[number]
type NagadMerchantKey = (typeof NAGAD_MERCHANT_KEYS)[number]

/** Nagad's side of two pairs of keys. */
export const NAGAD_KEYS = ['NAGAD_PRIVATE_KEY', 'NAGAD_MERCHANT_PUBLIC_KEY'] as const

/** The house's side of them. */
export const NAGAD_MERCHANT_KEYS = ['NAGAD_MERCHANT_PRIVATE_KEY', 'NAGAD_PUBLIC_KEY'] as const

type MerchantKey = (typeof MERCHANT_KEYS)[number]

/** What the house and its payment partners both know. */
export const MERCHANT_KEYS = [
  'BKASH_USERNAME',
  'BKASH_PASSWORD',
  'BKASH_APP_KEY',
  'BKASH_APP_SECRET',
  'NAGAD_MERCHANT_ID',
  'NAGAD_MERCHANT_NUMBER',
  'SSLCOMMERZ_STORE_ID',
  'SSLCOMMERZ_STORE_PASSWORD',
] as const

export const PROVIDER_KEYS = STUDIO_PROVIDERS.map(keyRingName)

/**
 * The secrets of a data folder, made once and kept in `<dataDir>/secrets.json` for its owner
 * alone. What the environment sets wins.
 */
export function ensureSecrets(dataDir: string, env: Record<string, string | undefined>): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = readKept(file)
  const secrets = { ...makeSecrets(), ...kept, ...nagadKeys(kept) }
  if (Object.keys(secrets).length !== Object.keys(kept).length) {
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const set = Object.keys(secrets).flatMap((key) => (env[key] ? [[key, env[key]]] : []))
  return { ...secrets, ...Object.fromEntries(set) }
}

function makeSecrets(): Omit<Secrets, NagadKey | NagadMerchantKey> {
  return {
    SECRET: random(),
    FEED_SEED: random(),
    KOEL_KEYS: `koel-1:${random()}`,
    ...byKeyRing(({ slug }) => `${slug}-1:${random()}`),
    BKASH_USERNAME: 'maidan',
    BKASH_PASSWORD: random(),
    BKASH_APP_KEY: random(),
    BKASH_APP_SECRET: random(),
    NAGAD_MERCHANT_ID: '683002007104225',
    NAGAD_MERCHANT_NUMBER: '01300000001',
    SSLCOMMERZ_STORE_ID: 'maidan',
    SSLCOMMERZ_STORE_PASSWORD: random(),
  }
}

/** Both pairs are made together, and only when one is missing: they belong to each other. */
function nagadKeys(kept: Partial<Secrets>): Pick<Secrets, NagadKey | NagadMerchantKey> {
  const { NAGAD_PRIVATE_KEY, NAGAD_MERCHANT_PUBLIC_KEY } = kept
  const { NAGAD_MERCHANT_PRIVATE_KEY, NAGAD_PUBLIC_KEY } = kept
  if (
    NAGAD_PRIVATE_KEY !== undefined &&
    NAGAD_MERCHANT_PUBLIC_KEY !== undefined &&
    NAGAD_MERCHANT_PRIVATE_KEY !== undefined &&
    NAGAD_PUBLIC_KEY !== undefined
  )
    return {
      NAGAD_PRIVATE_KEY,
      NAGAD_MERCHANT_PUBLIC_KEY,
      NAGAD_MERCHANT_PRIVATE_KEY,
      NAGAD_PUBLIC_KEY,
    }
  const [house, nagad] = [rsaPair(), rsaPair()]
  return {
    NAGAD_PRIVATE_KEY: nagad.privateKey,
    NAGAD_MERCHANT_PUBLIC_KEY: house.publicKey,
    NAGAD_MERCHANT_PRIVATE_KEY: house.privateKey,
    NAGAD_PUBLIC_KEY: nagad.publicKey,
  }
}

const RSA_BITS = 2048

/** The base64 of their DER. */
function rsaPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

function random(): string {
  return randomBytes(32).toString('base64url')
}

function readKept(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {}
  const kept = parseKept(readFileSync(file, 'utf8'))
  if (kept) return kept
  throw new Sentence(
    `${file} cannot be read: put it back from a backup, or remove it, which voids codes that are under way.`,
  )
}

/** What was kept, or null if the file is damaged. */
function parseKept(text: string): Partial<Secrets> | null {
  try {
    const kept: unknown = JSON.parse(text)
    const isOurs = typeof kept === 'object' && kept !== null && !Array.isArray(kept)
    return isOurs && Object.values(kept).every((value) => typeof value === 'string') ? kept : null
  } catch {
    return null
  }
}
