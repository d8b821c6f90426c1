import type { Config } from '../../platform/config.ts'
import { systemClock } from '../../platform/clock.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { migrationsDir } from '../../platform/database/migrations-dir.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import type { Machine } from './set-up-administrators.ts'

const POOL_MAX = 4

/**
 * Opens the house's database for work on the machine itself, brought up to date; the house may run
 * or not. `close` when done.
 */
export async function openMachine(
  config: Pick<Config, 'DATABASE_URL' | 'BUILD_DIR' | 'SECRET'>,
): Promise<Machine & { close: () => Promise<void> }> {
  const { db, pool } = openDatabase(config.DATABASE_URL, POOL_MAX)
  try {
    await migrate(pool, migrationsDir(config))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, config, clock: systemClock, close: () => db.destroy() }
}
