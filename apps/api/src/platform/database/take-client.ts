import type pg from 'pg'
import { TooBusy } from '../too-busy.ts'
import { databaseFault } from './database-fault.ts'
import { isAway } from './pulse.ts'

/** Takes a connection of the pool; when there is none for now the house is busy, not broken. */
export async function takeClient(pool: pg.Pool): Promise<pg.PoolClient> {
  if (isAway(pool)) throw new TooBusy('the database is away')
  try {
    return await pool.connect()
  } catch (error) {
    if (databaseFault(error)) throw new TooBusy('', { cause: error })
    throw error
  }
}
