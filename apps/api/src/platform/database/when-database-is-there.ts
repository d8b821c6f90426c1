import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { databaseFault } from './database-fault.ts'

const RETRY_FIRST_MS = 100
const RETRY_LAST_MS = 2_000
const SAY_EVERY_MS = 10_000

/**
 * Does what needs the database once it is there, however long that takes, and again if it is lost
 * on the way; what is refused for another reason is thrown. The log says for whom the house waits.
 */
export async function whenDatabaseIsThere<T>(
  pool: pg.Pool,
  log: Logger,
  work: () => Promise<T>,
): Promise<T> {
  let saidMs = -Infinity
  for (let waitMs = RETRY_FIRST_MS; ; waitMs = Math.min(waitMs * 2, RETRY_LAST_MS)) {
    try {
      await pool.query('SELECT 1')
      return await work()
    } catch (error) {
      if (!databaseFault(error)) throw error
      if (performance.now() - saidMs > SAY_EVERY_MS) {
        saidMs = performance.now()
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ reason }, 'the database cannot be reached; the house opens when it can')
      }
      await sleep(waitMs)
    }
  }
}
