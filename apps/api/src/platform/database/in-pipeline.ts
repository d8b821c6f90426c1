import type pg from 'pg'
import { again } from './in-transaction.ts'
import { runOn, type Run } from './statement.ts'
import { takeClient } from './take-client.ts'

/** What a flow answers, and its last writes, which are on their way. */
export type Sent<T> = { answer: T; written: Promise<unknown> }

/**
 * Runs a flow in one transaction and two round trips: its reads travel with the BEGIN, its writes
 * with the COMMIT. It answers after the commit is on disk, and runs again as `inTransaction` does.
 */
export function inPipeline<T>(pool: pg.Pool, flow: (run: Run) => Promise<Sent<T>>): Promise<T> {
  return again(() => runOnce(pool, flow))
}

async function runOnce<T>(pool: pg.Pool, flow: (run: Run) => Promise<Sent<T>>): Promise<T> {
  const client = await takeClient(pool)
  try {
    const answer = await transact(client, flow)
    client.release()
    return answer
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}

async function transact<T>(client: pg.PoolClient, flow: (run: Run) => Promise<Sent<T>>) {
  const begun = client.query('BEGIN')
  const flowing = flow(runOn(client))
  // Where the connection breaks, the BEGIN is heard first and nobody would hear of the writes.
  flowing.then(({ written }) => written.catch(() => undefined)).catch(() => undefined)
  const [, { answer, written }] = await Promise.all([begun, flowing])
  // A COMMIT after a write that failed rolls back and says so, and then the write has thrown.
  const [, { command }] = await Promise.all([written, client.query('COMMIT')])
  if (command !== 'COMMIT') throw new Error(`the database answered ${command} to a COMMIT`)
  return answer
}
