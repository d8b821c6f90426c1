import type pg from 'pg'
import { isWorthAnother } from './in-transaction.ts'
import { runOn, type Run } from './statement.ts'
import { takeClient } from './take-client.ts'

/**
 * Runs a flow whose writes are one statement, which commits by itself: no round trip for a BEGIN or
 * a COMMIT. Answers null, with nothing written, if the statement lost against another transaction.
 */
export async function inOneStatement<T>(
  pool: pg.Pool,
  flow: (run: Run) => Promise<T>,
): Promise<T | null> {
  const client = await takeClient(pool)
  try {
    const answer = await flow(runOn(client))
    client.release()
    return answer
  } catch (error) {
    client.release(!isWorthAnother(error))
    if (isWorthAnother(error)) return null
    throw error
  }
}
