import { CompiledQuery } from 'kysely'
import { gather } from '../ledger/gather.ts'
import type { Db } from './db.ts'
import type { Statement } from './statement.ts'

/** Reads that may be under way at once for one kind of thing, and things that share one of them. */
const LANES = 2
const KEYS_MAX = 256

/**
 * Reads one thing by its key, sharing the statement with all who ask for one at the same moment:
 * alone it is read at once, in a rush many come back from one trip. Each read begins after it was
 * asked for, so that nobody gets what was true before.
 */
export function readTogether<Key, Value>(
  read: (db: Db, keys: readonly Key[]) => Promise<readonly Value[]>,
): (db: Db, key: Key) => Promise<Value> {
  const readers = new WeakMap<Db, (key: Key) => Promise<Value>>()
  return (db, key) => {
    const known = readers.get(db)
    if (known) return known(key)
    const run = (keys: readonly Key[]) => read(db, keys)
    const reader = gather({ lanes: LANES, batchMax: KEYS_MAX, run })
    readers.set(db, reader)
    return reader(key)
  }
}

/** Runs a declared statement outside any transaction. */
export async function readRows<Row>(
  db: Db,
  { text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}
