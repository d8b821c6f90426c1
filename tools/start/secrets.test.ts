import { createPrivateKey, createPublicKey } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureSecrets } from './secrets.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'maidan-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('a house draws its own seed of the matches once and keeps it for its owner alone', () => {
  const { FEED_SEED } = ensureSecrets(dataDir, {})
  expect(FEED_SEED).toMatch(/^[\w-]{43}$/)
  expect(ensureSecrets(dataDir, {}).FEED_SEED).toBe(FEED_SEED)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('two houses never play the same matches', () => {
  const other = mkdtempSync(join(tmpdir(), 'maidan-secrets-'))
  expect(ensureSecrets(other, {}).FEED_SEED).not.toBe(ensureSecrets(dataDir, {}).FEED_SEED)
  rmSync(other, { recursive: true })
})

test('a folder from before the seed was a secret keeps its keys and is given one', () => {
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify({ SECRET: 'kept' }), { mode: 0o600 })
  const secrets = ensureSecrets(dataDir, {})
  expect(secrets.SECRET).toBe('kept')
  expect(secrets.FEED_SEED).toMatch(/^[\w-]{43}$/)
})

test('a seed that the environment names wins and is not written down', () => {
  expect(ensureSecrets(dataDir, { FEED_SEED: 'derby' }).FEED_SEED).toBe('derby')
  expect(ensureSecrets(dataDir, {}).FEED_SEED).not.toBe('derby')
})

test('what Nagad seals for the house the house can check, and the other way round', () => {
  const secrets = ensureSecrets(dataDir, {})
  const der = (key: string) => Buffer.from(key, 'base64')
  const publicOf = (key: string) =>
    createPublicKey(createPrivateKey({ key: der(key), format: 'der', type: 'pkcs8' }))
      .export({ type: 'spki', format: 'der' })
      .toString('base64')
  expect(publicOf(secrets.NAGAD_PRIVATE_KEY)).toBe(secrets.NAGAD_PUBLIC_KEY)
  expect(publicOf(secrets.NAGAD_MERCHANT_PRIVATE_KEY)).toBe(secrets.NAGAD_MERCHANT_PUBLIC_KEY)
})

test('secrets are made once, for their owner alone', () => {
  const first = ensureSecrets(dataDir, {})
  expect(ensureSecrets(dataDir, {})).toEqual(first)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test.each(['{ "SECRET": "cut of', '', 'null', '[]'])(
  'a damaged file "%s" is told in one sentence that says what to do',
  (text) => {
    writeFileSync(join(dataDir, 'secrets.json'), text)
    expect(() => ensureSecrets(dataDir, {})).toThrow(/secrets\.json cannot be read: put it back/)
  },
)
