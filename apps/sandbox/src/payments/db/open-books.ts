import pg from 'pg'
import { SCHEMA_SQL } from './schema.ts'
import { TRON_SCHEMA_SQL } from './tron-schema.ts'

const POOL_SIZE = 4
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000

/** Any number does, as long as nothing else in this database uses it. */
const SCHEMA_LOCK = 5_120_719_344

/** Opens the wallets' books and makes their tables if they are missing, under a lock. */
export async function openBooks(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  pool.on('error', onIdleError)
  // One that breaks at work tells whoever waits for it; as an event it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query(
      `begin; select pg_advisory_xact_lock(${SCHEMA_LOCK}); ${SCHEMA_SQL} ${TRON_SCHEMA_SQL} commit;`,
    )
  } catch (error) {
    await pool.end()
    throw error
  }
  return pool
}
