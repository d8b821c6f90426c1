import type { Pool, PoolClient } from 'pg'

/** Runs `work` in one transaction: commits its result, or rolls everything back and rethrows. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await leaveTransaction(client)
    throw error
  }
}

async function leaveTransaction(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    // The connection itself is gone; the server rolls back on its own.
    client.release(true)
  }
}
