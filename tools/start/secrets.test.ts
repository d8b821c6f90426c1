import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureSecrets } from './secrets.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'maidan-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

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
