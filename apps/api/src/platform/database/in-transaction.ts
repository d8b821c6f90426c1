import type { Db, Tx } from './db.ts'
import { isPlanOutdated } from './statement.ts'

const TRIES_MAX = 5
/** Serialization failure, deadlock, and a unique key that another transaction wrote first. */
const AGAIN = new Set(['40001', '40P01', '23505'])

/**
 * Runs a flow in one transaction, again from the start if the database asks for it. The flow may
 * run more than once, so it does nothing outside the database.
 */
export function inTransaction<T>(db: Db, flow: (tx: Tx) => Promise<T>): Promise<T> {
  return again(() => db.transaction().execute(flow))
}

/** Runs a whole transaction, and anew if it lost against another one. */
export async function again<T>(transact: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transact()
    } catch (error) {
      if (tried >= TRIES_MAX || !isWorthAnother(error)) throw error
    }
  }
}

/** Whether a transaction was undone by another one or by a migration, and may well pass when it is run again. */
export function isWorthAnother(error: unknown): boolean {
  return AGAIN.has(databaseCode(error)) || isPlanOutdated(error)
}

/** SQLSTATE of a database error, or the empty text. */
export function databaseCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Name of the constraint that a database error broke, or the empty text. */
export function brokenConstraint(error: unknown): string {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
}
