import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What only this instance may know: the api's key for hashes, a signing key a provider, and the seed
 * of the sandbox's matches, from which every result follows.
 */
export type Secrets = Record<'SECRET' | 'FEED_SEED' | ProviderKey, string>

type ProviderKey = (typeof PROVIDER_KEYS)[number]

export const PROVIDER_KEYS = ['PADMA_KEYS', 'BAGH_KEYS', 'SHAPLA_KEYS', 'LUCKY_KEYS'] as const

/**
 * The secrets of a data folder, made once and kept in `<dataDir>/secrets.json` for its owner
 * alone. What the environment sets wins.
 */
export function ensureSecrets(dataDir: string, env: Record<string, string | undefined>): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = readKept(file)
  const secrets = { ...makeSecrets(), ...kept }
  if (Object.keys(secrets).length !== Object.keys(kept).length) {
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const set = Object.keys(secrets).flatMap((key) => (env[key] ? [[key, env[key]]] : []))
  return { ...secrets, ...Object.fromEntries(set) }
}

function makeSecrets(): Secrets {
  return {
    SECRET: random(),
    FEED_SEED: random(),
    PADMA_KEYS: `padma-1:${random()}`,
    BAGH_KEYS: `bagh-1:${random()}`,
    SHAPLA_KEYS: `shapla-1:${random()}`,
    LUCKY_KEYS: `lucky-1:${random()}`,
  }
}

function random(): string {
  return randomBytes(32).toString('base64url')
}

function readKept(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {}
  const kept: Partial<Secrets> = JSON.parse(readFileSync(file, 'utf8'))
  return kept
}
