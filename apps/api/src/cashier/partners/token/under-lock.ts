import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { lockNumbers } from '../../../platform/database/lock-numbers.ts'
import { takeClient } from '../../../platform/database/take-client.ts'

const LOOK_EVERY_MS = 100
/** Longer than a partner's answer may take, so that who waits gets what another has asked for. */
const WAIT_MS = 25_000

/**
 * Runs work that only one process may do at a time, outside of any transaction because a partner is
 * asked meanwhile. Null if the others took too long: longer than `waitMs`.
 */
export async function underLock<T>(
  pool: pg.Pool,
  name: keyof typeof lockNumbers,
  work: () => Promise<T>,
  waitMs = WAIT_MS,
): Promise<T | null> {
  const startedAt = performance.now()
  for (;;) {
    const done = await tryOnce(pool, lockNumbers[name], work)
    if (done) return done.value
    if (performance.now() - startedAt >= waitMs) return null
    await sleep(LOOK_EVERY_MS)
  }
}

/** No connection is held while others have the lock. */
async function tryOnce<T>(pool: pg.Pool, number: number, work: () => Promise<T>) {
  const client = await takeClient(pool)
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [number],
    )
    const value = rows[0]?.taken === true ? { value: await work() } : null
    if (value) await client.query('SELECT pg_advisory_unlock($1)', [number])
    client.release()
    return value
  } catch (error) {
    // The lock goes with its connection.
    client.release(true)
    throw error
  }
}
