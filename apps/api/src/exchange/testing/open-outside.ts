import type { Person } from '@maidan/testkit'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { openLedger } from '../../platform/ledger/open-ledger.ts'

/** A look into the database of an api that runs in another process. */
export type Outside = {
  db: Db
  /** Money from the house's opening account: what a deposit would have brought. */
  fund: (person: Pick<Person, 'playerId'>, amountMinor: bigint) => Promise<void>
  close: () => Promise<void>
}

const POOL_MAX = 4

export function openOutside(databaseUrl: string): Outside {
  const { db, pool } = openDatabase(databaseUrl, POOL_MAX)
  const ledger = openLedger({ db, pool })
  let funded = 0
  return {
    db,
    async fund({ playerId }, amountMinor) {
      const { rows } = await sql<{ cash_account: bigint }>`
        SELECT cash_account FROM player WHERE id = ${playerId}
      `.execute(db)
      funded += 1
      const key = `outside:${process.pid}:${funded}`
      const from = await ledger.accounts.house('house:opening', 'BDT')
      const to = rows[0]?.cash_account ?? 0n
      const step = { kind: 'transfer', from, to, amountMinor, reason: 'test' } as const
      const { status } = await ledger.post({ key, fingerprint: key, steps: [step] })
      if (status !== 'posted') throw new Error(`the player was not funded: ${status}`)
    },
    close: () => db.destroy(),
  }
}
