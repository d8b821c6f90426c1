import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Row = { currency: Currency; cash_minor: bigint; exposure_minor: bigint }

export type Balances = { currency: Currency; cashMinor: bigint; exposureMinor: bigint }

/** What a player can bet with, and what their bets hold; 0 held before the first bet. */
export async function readBalances(db: Db, playerId: bigint): Promise<Balances> {
  const { rows } = await sql<Row>`
    SELECT p.currency, c.balance_minor AS cash_minor, coalesce(x.balance_minor, 0) AS exposure_minor
    FROM player p JOIN account c ON c.id = p.cash_account
    LEFT JOIN account x ON x.id = p.exposure_account WHERE p.id = ${playerId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('a session without a player')
  return { currency: row.currency, cashMinor: row.cash_minor, exposureMinor: row.exposure_minor }
}
