import type pg from 'pg'
import { takeClient } from '../../../platform/database/take-client.ts'

/** Owners of life signs that this database sees now; a key stands for its owner's name. */
export const LIVING = `SELECT (classid::bigint << 32) | objid::bigint AS key FROM pg_locks
  WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

export type LifeSign = {
  /** Resolves while the sign is shown; puts it up again if its connection was lost. */
  show: () => Promise<unknown>
  close: () => Promise<void>
}

type TakeDown = () => void

/**
 * A lock on a connection of its own. However a process ends, the server lets the lock go at once,
 * so that nobody has to wait until the lease of the dead runs out. It is a shared one: an owner whose
 * connection went silent does not wait for the lock that the server still keeps for it.
 */
export function openLifeSign(pool: pg.Pool, owner: string): LifeSign {
  let shown: Promise<TakeDown> | null = null

  async function putUp(): Promise<TakeDown> {
    const client = await takeClient(pool)
    let isUp = true
    const takeDown = () => {
      if (isUp) client.release(true)
      isUp = false
    }
    client.on('error', () => {
      shown = null
      takeDown()
    })
    try {
      await client.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [owner])
    } catch (error) {
      takeDown()
      throw error
    }
    return takeDown
  }

  return {
    show() {
      shown ??= putUp().catch((error: unknown) => {
        shown = null
        throw error
      })
      return shown
    },
    async close() {
      const takeDown = await shown?.catch(() => null)
      takeDown?.()
    },
  }
}
