import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { lockNumbers } from '../platform/database/lock-numbers.ts'
import type { SeedStep } from './seed-step.ts'

const LOOK_EVERY_MS = 100

/** Runs seed steps in order, one process at a time: many may start at once. */
export async function runSteps<Ports extends { pool: pg.Pool }>(
  ports: Ports,
  steps: readonly SeedStep<Ports>[],
): Promise<void> {
  const client = await ports.pool.connect()
  try {
    // Asked for again and again: no statement may wait as long as another process fills the house.
    while (!(await isOurTurn(client))) await sleep(LOOK_EVERY_MS)
    for (const step of steps) await step(ports)
    await client.query('SELECT pg_advisory_unlock_all()')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function isOurTurn(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [lockNumbers.seed],
  )
  return rows[0]?.taken === true
}
