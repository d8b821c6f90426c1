import pg from 'pg'
import { ROOM_SCHEMA_SQL } from '../../rooms/db/schema.ts'
import { BOOK_SCHEMA_SQL } from '../../sportsbook/db/schema.ts'
import { DEMO_SCHEMA_SQL } from '../demo/demo-schema.ts'
import { SCHEMA_SQL } from './schema.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000

/** Any number does, as long as nothing else in this database uses it. */
const SCHEMA_LOCK = 5_120_719_343

/**
 * Opens the studio's pool and makes its tables if they are missing. Several studios may start on
 * one database at once: the schema is made under an advisory lock.
 */
export async function openDatabase(
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
  await makeSchema(pool).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return pool
}

async function makeSchema(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await client.query(SCHEMA_SQL)
    await client.query(BOOK_SCHEMA_SQL)
    await client.query(ROOM_SCHEMA_SQL)
    await client.query(DEMO_SCHEMA_SQL)
    await client.query('commit')
    client.release()
  } catch (error) {
    // A connection in a broken transaction is thrown away instead of going back to the pool.
    client.release(true)
    throw error
  }
}
