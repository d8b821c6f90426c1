import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/** Runs the work so that all of it is stored, or none. The work must not wait for anything. */
export function runTransaction<Result>(database: DatabaseSyncInstance, work: () => Result): Result {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
