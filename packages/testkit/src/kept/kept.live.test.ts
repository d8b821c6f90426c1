import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate, openDatabase } from '@maidan/api'
import { expect, test } from 'vitest'
import { createDatabase } from '../create-database.ts'
import { openKept } from './open-kept.ts'
import { writeKept } from './write-kept.ts'

const MIGRATIONS = path.resolve('apps/api/src/platform/database/migrations')

test('what is kept of a database opens with every row as it was, to the letter of its JSON', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'maidan-kept-test-'))
  const { pool } = openDatabase(await createDatabase('old'), 2)
  const text = `{"b": 1,  "a": "বাংলা \\"x\\"\\nline"}`
  const select = 'SELECT id::text, detail::text, at::text FROM audit'
  try {
    await migrate(pool, MIGRATIONS)
    await pool.query(
      `INSERT INTO audit VALUES (7, 'alice', 'act', 'it', $1::json, '::1', now(), 'p', 'h')`,
      [text],
    )
    await writeKept(pool, path.join(folder, 'kept.gz'))
    const opened = openDatabase(await openKept(path.join(folder, 'kept.gz'), MIGRATIONS), 2)
    const [before, after] = await Promise.all([pool.query(select), opened.pool.query(select)])
    expect(after.rows).toEqual(before.rows)
    await opened.pool.end()
  } finally {
    await pool.end()
    await rm(folder, { recursive: true })
  }
})
