import { randomBytes } from 'node:crypto'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'

type Ports = { db: Db; ledger: Ledger }

/** Money from the house's opening account: what a deposit would have brought. */
export async function fundPlayer({ db, ledger }: Ports, playerId: number, amountMinor: bigint) {
  const { rows } = await sql<{ cash_account: bigint; currency: Currency }>`
    SELECT cash_account, currency FROM player WHERE id = ${playerId}
  `.execute(db)
  const [player] = rows
  if (!player) throw new Error(`there is no player ${playerId}`)
  const from = await ledger.accounts.house('house:opening', player.currency)
  const key = `test:${randomBytes(9).toString('hex')}`
  const step = {
    kind: 'transfer',
    from,
    to: player.cash_account,
    amountMinor,
    reason: 'test',
  } as const
  const { status } = await ledger.post({ key, fingerprint: key, steps: [step] })
  if (status !== 'posted') throw new Error(`the player was not funded: ${status}`)
}
