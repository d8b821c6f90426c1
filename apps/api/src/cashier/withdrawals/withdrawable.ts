import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { checkEligible } from './withdrawal-eligibility.ts'

type Row = { birth_date: string | null; currency: Currency; balance_minor: bigint }

/** What a player may withdraw now, as decimal text; refuses with what stands in the way. */
export async function readWithdrawable(db: Db, playerId: bigint): Promise<string> {
  const { rows } = await sql<Row>`
    SELECT p.birth_date::text AS birth_date, p.currency, a.balance_minor
    FROM player p JOIN account a ON a.id = p.cash_account WHERE p.id = ${playerId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error(`player ${playerId} is not there`)
  const { birth_date: birthDate, currency, balance_minor } = row
  await checkEligible(db, { id: playerId, birthDate, currency })
  return decimalAmount(balance_minor, currency)
}
