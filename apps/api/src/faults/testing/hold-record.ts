import pg from 'pg'
import { vi } from 'vitest'

const WAIT = { timeout: 30_000, interval: 50 }

/** A row that a test keeps locked, so that whoever writes it stands still in their transaction. */
export type HeldRecord = {
  /** Resolves once somebody else stands before it: who has heard the answer, or a notice of it. */
  waitForOther: () => Promise<void>
  letGo: () => Promise<void>
}

/** Locks a row by `sql`, which takes one value, on a connection of its own. */
export async function holdRecord(
  databaseUrl: string,
  sql: string,
  value: string,
): Promise<HeldRecord> {
  const [holder, watcher] = [newClient(databaseUrl), newClient(databaseUrl)]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('BEGIN')
  await holder.query(sql, [value])
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return {
    waitForOther: () =>
      vi.waitFor(async () => {
        const { rowCount } = await watcher.query(
          `SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))
             AND query ~ '(FOR NO KEY UPDATE OF p|UPDATE payment SET partner|INSERT INTO payment )'`,
          [rows[0]?.pid],
        )
        if (rowCount === 0) throw new Error('nobody stands before the record')
      }, WAIT),
    async letGo() {
      await holder.query('ROLLBACK')
      await Promise.all([holder.end(), watcher.end()])
    },
  }
}

function newClient(connectionString: string): pg.Client {
  return new pg.Client({ connectionString })
}
