import type pg from 'pg'
import { TooBusy } from '../too-busy.ts'
import { databaseCode } from './in-transaction.ts'

/** What the pool says when all its connections were taken for too long. */
const POOL_IS_FULL = 'timeout exceeded when trying to connect'

/** Nobody listens, the server is starting or stopping, or it has no connection left. */
const NO_CONNECTION = new Set(['ECONNREFUSED', '57P03', '53300'])

/** Takes a connection of the pool; when there is none for now the house is busy, not broken. */
export async function takeClient(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    const isFull = error instanceof Error && error.message === POOL_IS_FULL
    if (isFull || NO_CONNECTION.has(databaseCode(error))) throw new TooBusy('', { cause: error })
    throw error
  }
}
