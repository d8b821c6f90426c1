import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { lockNumbers } from './lock-numbers.ts'

/**
 * Brings the database up to date: one folder a step, in order, each in its own transaction, under
 * a lock so that many processes may start at once. A step that was changed after it ran is refused.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumbers.migration])
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_step (name text PRIMARY KEY, hash text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
    )
    const done = await client.query<{ name: string; hash: string }>(
      'SELECT name, hash FROM schema_step',
    )
    const hashes = new Map(done.rows.map((row) => [row.name, row.hash]))
    const fresh = await runMissing(client, folder, hashes)
    await client.query('SELECT pg_advisory_unlock_all()')
    client.release()
    return fresh
  } catch (error) {
    // The connection may be what failed; with it goes the lock.
    client.release(true)
    throw error
  }
}

async function runMissing(client: pg.PoolClient, folder: string, hashes: Map<string, string>) {
  const fresh: string[] = []
  for (const name of (await readdir(folder)).toSorted()) {
    const sql = await readFile(path.join(folder, name, 'up.sql'), 'utf8')
    const hash = createHash('sha256').update(sql).digest('hex')
    const known = hashes.get(name)
    if (known === hash) continue
    if (known) throw new Error(`Migration ${name} was changed after it ran; write a new one.`)
    await runStep(client, { name, sql, hash })
    fresh.push(name)
  }
  return fresh
}

async function runStep(client: pg.PoolClient, step: { name: string; sql: string; hash: string }) {
  await client.query('BEGIN')
  try {
    await client.query(step.sql)
    await client.query('INSERT INTO schema_step (name, hash) VALUES ($1, $2)', [
      step.name,
      step.hash,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
